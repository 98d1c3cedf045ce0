// What the slicing part of the engine calls in parts that are left out: files other than STL, and boolean operations.
#include "libslic3r/libslic3r.h"

#define NANOSVG_IMPLEMENTATION
#include "nanosvg/nanosvg.h"

#include "libslic3r/Exception.hpp"
#include "libslic3r/Format/3mf.hpp"
#include "libslic3r/Format/AMF.hpp"
#include "libslic3r/Format/DRC.hpp"
#include "libslic3r/Format/OBJ.hpp"
#include "libslic3r/Format/STEP.hpp"
#include "libslic3r/Format/bbs_3mf.hpp"
#include "libslic3r/Format/svg.hpp"
#include "libslic3r/MeshBoolean.hpp"
#include "libslic3r/Model.hpp"
#include "libslic3r/TriangleMesh.hpp"

namespace Slic3r {

[[noreturn]] static void left_out(const char *what) { throw RuntimeError(std::string(what) + " is left out of this program"); }

bool load_drc(const char *, TriangleMesh *) { left_out("DRC"); }
bool load_drc(const char *, Model *, const char *) { left_out("DRC"); }
bool load_3mf(const char *, DynamicPrintConfig &, ConfigSubstitutionContext &, Model *, bool) { left_out("3MF"); }
bool load_amf(const char *, DynamicPrintConfig *, ConfigSubstitutionContext *, Model *, bool *) { left_out("AMF"); }
bool load_obj(const char *, Model *, ObjInfo &, std::string &, const char *) { left_out("OBJ"); }
bool load_svg(const char *, Model *, std::string &) { left_out("SVG"); }
bool load_bbs_3mf(const char *, DynamicPrintConfig *, ConfigSubstitutionContext *, Model *, PlateDataPtrs *,
                  std::vector<Preset *> *, bool *, bool *, Semver *, Import3mfProgressFn, LoadStrategy, BBLProject *, int)
{
    left_out("3MF");
}
bool PrusaFileParser::check_3mf_from_prusa(std::string) { left_out("3MF"); }

Step::Step(std::string, ImportStepProgressFn, StepIsUtf8Fn) { left_out("STEP"); }
Step::~Step() {}
Step::Step_Status Step::load() { left_out("STEP"); }
Step::Step_Status Step::mesh(Model *, bool &, bool, double, double) { left_out("STEP"); }

namespace MeshBoolean { namespace mcut {
void make_boolean(const TriangleMesh &, const TriangleMesh &, std::vector<TriangleMesh> &, const std::string &)
{
    left_out("a boolean operation");
}
}}

// Copies of objects for an interrupted session: there is none.
void save_object_mesh(ModelObject &) {}
void delete_object_mesh(ModelObject &) {}
void remove_backup(Model &, bool) {}

}
