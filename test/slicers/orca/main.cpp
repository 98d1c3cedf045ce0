// OrcaSlicer's own code asked from the command line: what its settings are, what it takes of preset files that a user
// imports, and the G-code that it slices with them. See `usage` below; the tests beside this folder drive it.
#include "libslic3r/libslic3r.h"

#include "libslic3r/AppConfig.hpp"
#include "libslic3r/Format/STL.hpp"
#include "libslic3r/GCode/GCodeProcessor.hpp"
#include "libslic3r/Model.hpp"
#include "libslic3r/PresetBundle.hpp"
#include "libslic3r/Print.hpp"
#include "libslic3r/PrintConfig.hpp"
#include "libslic3r/Utils.hpp"
#include "libslic3r/miniz_extension.hpp"

#include <cfloat>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>

using namespace Slic3r;
using Json = nlohmann::ordered_json;
namespace fs = boost::filesystem;

static const char *usage = R"(orca-engine --version
orca-engine keys
    every setting that the engine defines, as JSON
orca-engine import --home FOLDER [--machine NAME] FILE...
    imports .json and .zip as "Import Configs" does, and prints what was taken as JSON
orca-engine slice --home FOLDER --machine NAME --process NAME --filament NAME... --stl FILE --out FILE
    [--plate NAME] [--set KEY=VALUE]... FILE...
    imports, selects the presets and slices; with several filaments, one object each

FOLDER is the data folder of OrcaSlicer: its own presets in system/, those of the user in user/.
Exit code: 0 all is well, 1 something of the files was refused, replaced or left out, 2 wrong call, 3 it cannot be sliced.
)";

// Codes of the exit, beside 0.
enum { REFUSED = 1, WRONG_CALL = 2, NOT_SLICED = 3 };

struct WrongCall : std::runtime_error { using std::runtime_error::runtime_error; };
struct NotSliced : std::runtime_error { using std::runtime_error::runtime_error; };

struct Call
{
    std::map<std::string, std::vector<std::string>> options;
    std::vector<std::string>                        files;

    static Call read(int argc, char **argv, int from)
    {
        static const std::set<std::string> known{"home", "machine", "process", "filament", "stl", "out", "plate", "set"};
        Call call;
        for (int i = from; i < argc; ++i) {
            std::string word = argv[i];
            if (word.compare(0, 2, "--") != 0) {
                call.files.push_back(word);
                continue;
            }
            word.erase(0, 2);
            if (known.count(word) == 0 || i + 1 == argc) throw WrongCall("--" + word + ": no such option, or no value");
            call.options[word].push_back(argv[++i]);
        }
        return call;
    }

    std::string one(const std::string &name) const
    {
        auto found = options.find(name);
        if (found == options.end() || found->second.size() != 1) throw WrongCall("--" + name + " is needed once");
        return found->second.front();
    }
    bool has(const std::string &name) const { return options.count(name) > 0; }
};

// ---- keys -----------------------------------------------------------------------------------------------------------

static std::string type_text(ConfigOptionType type)
{
    static const std::map<int, std::string> names{
        {coFloat, "coFloat"}, {coFloats, "coFloats"}, {coInt, "coInt"}, {coInts, "coInts"}, {coString, "coString"},
        {coStrings, "coStrings"}, {coPercent, "coPercent"}, {coPercents, "coPercents"},
        {coFloatOrPercent, "coFloatOrPercent"}, {coFloatsOrPercents, "coFloatsOrPercents"}, {coPoint, "coPoint"},
        {coPoints, "coPoints"}, {coPoint3, "coPoint3"}, {coBool, "coBool"}, {coBools, "coBools"}, {coEnum, "coEnum"},
        {coEnums, "coEnums"}, {coPointsGroups, "coPointsGroups"}, {coIntsGroups, "coIntsGroups"}};
    auto found = names.find(type);
    return found == names.end() ? "coNone" : found->second;
}

// A limit is kept as a float: 0.05 would be written as 0.0500000007.
static Json limit(float value) { return Json::parse((boost::format("%.7g") % value).str()); }

static Json keys()
{
    std::map<std::string, std::vector<std::string>> scopes;
    auto add = [&scopes](const std::vector<std::string> &keys, const char *scope) {
        for (const std::string &key : keys) {
            auto &of = scopes[key];
            if (std::find(of.begin(), of.end(), scope) == of.end()) of.push_back(scope);
        }
    };
    add(Preset::print_options(), "process");
    add(Preset::filament_options(), "filament");
    add(Preset::printer_options(), "machine");
    add(Preset::machine_limits_options(), "machine");
    add(Preset::nozzle_options(), "machine");

    Json all = Json::object();
    for (const auto &[key, def] : print_config_def.options) {
        auto scope = scopes.find(key);
        if (scope == scopes.end()) continue;
        Json one{{"scope", scope->second}, {"type", type_text(def.type)}};
        if (def.nullable) one["nullable"] = true;
        if (!def.sidetext.empty()) one["unit"] = def.sidetext;
        if (def.min > -FLT_MAX) one["min"] = limit(def.min);
        if (def.max < FLT_MAX) one["max"] = limit(def.max);
        if (!def.enum_values.empty()) one["values"] = def.enum_values;
        if (!def.ratio_over.empty()) one["ratio_over"] = def.ratio_over;
        if (def.default_value) one["default"] = def.default_value->serialize();
        all[key] = one;
    }
    return all;
}

// ---- import ---------------------------------------------------------------------------------------------------------

// What a text holds that the engine does not take as it is, and the name of its preset. An import leaves such things out
// without a word.
static std::string check_text(const std::string &file, const std::string &name, Json &refused)
{
    auto tell = [&](const std::string &key, const std::string &why) {
        refused.push_back(Json{{"file", name}, {"key", key}, {"why", why}});
    };
    DynamicPrintConfig                 config;
    ConfigSubstitutionContext          context{ForwardCompatibilitySubstitutionRule::Enable};
    std::map<std::string, std::string> head;
    std::string                        reason;
    try {
        config.load_from_json(file, context, true, head, reason);
    } catch (const std::exception &error) {
        reason = error.what();
    }
    if (!reason.empty()) tell("", reason);
    for (const std::string &key : context.unrecogized_keys) tell(key, "no such setting");
    for (const ConfigSubstitution &one : context.substitutions)
        tell(one.opt_def->opt_key, one.old_value + " is replaced by " + one.new_value->serialize());

    const std::vector<std::string> *own = config.has("print_settings_id")    ? &Preset::print_options() :
                                          config.has("filament_settings_id") ? &Preset::filament_options() :
                                                                               nullptr;
    if (own == nullptr) return head["name"];
    static const std::set<std::string> about{"inherits", "print_settings_id", "filament_settings_id"};
    for (const std::string &key : config.keys())
        if (about.count(key) == 0 && std::find(own->begin(), own->end(), key) == own->end())
            tell(key, "not a setting of this kind of preset");
    // Numbers are kept as they are read; the limits of their fields are held only where somebody types.
    for (const std::string &key : config.keys()) {
        const ConfigOptionDef *def    = config.def()->get(key);
        const ConfigOption    *option = config.option(key);
        auto                   out    = [&](double value) {
            if (value < def->min || value > def->max) tell(key, option->serialize() + " is out of range");
        };
        if (option->is_nil()) continue;
        if (auto *v = dynamic_cast<const ConfigOptionFloats *>(option)) for (double x : v->values) out(x);
        else if (auto *v = dynamic_cast<const ConfigOptionInts *>(option)) for (int x : v->values) out(x);
        else if (auto *v = dynamic_cast<const ConfigOptionFloat *>(option)) out(v->value);
        else if (auto *v = dynamic_cast<const ConfigOptionInt *>(option)) out(v->value);
    }
    return head["name"];
}

static std::vector<std::string> check_files(const std::vector<std::string> &files, const fs::path &folder, Json &refused)
{
    std::vector<std::string> names;
    for (const std::string &file : files) {
        if (!boost::iends_with(file, ".zip")) {
            names.push_back(check_text(file, fs::path(file).filename().string(), refused));
            continue;
        }
        mz_zip_archive archive;
        mz_zip_zero_struct(&archive);
        if (!open_zip_reader(&archive, file)) throw WrongCall(file + " is no zip");
        for (mz_uint i = 0; i < mz_zip_reader_get_num_files(&archive); ++i) {
            mz_zip_archive_file_stat entry;
            mz_zip_reader_file_stat(&archive, i, &entry);
            const std::string text = (folder / "entry.json").string();
            mz_zip_reader_extract_to_file(&archive, i, text.c_str(), 0);
            names.push_back(check_text(text, entry.m_filename, refused));
        }
        close_zip_reader(&archive);
    }
    return names;
}

struct Session
{
    AppConfig    app;
    PresetBundle bundle;
    Json         refused = Json::array();
    Json         taken   = Json::array();

    // Loads what the folder has, as the program does when it starts.
    explicit Session(const fs::path &home)
    {
        fs::create_directories(home / "resources" / "info");
        // Hardness of nozzles, which slicing looks up; the filaments here ask for none.
        std::ofstream((home / "resources" / "info" / "nozzle_info.json").string())
            << R"({"nozzle_hrc": {"hardened_steel": 55, "stainless_steel": 20, "tungsten_carbide": 85, "brass": 2, "undefine": 0}})";
        set_data_dir(home.string());
        set_resources_dir((home / "resources").string());
        set_temporary_dir((home / "resources").string());
        bundle.setup_directories();
        bundle.load_presets(app, ForwardCompatibilitySubstitutionRule::EnableSystemSilent);
    }

    // Selects a machine; one of the engine's own is installed first, as the wizard does it.
    void select_machine(const std::string &name)
    {
        Preset *machine = bundle.printers.find_preset(name, false, true);
        if (machine == nullptr || machine->name != name) throw NotSliced("no machine " + name);
        if (machine->is_system && machine->vendor != nullptr) {
            app.set_variant(machine->vendor->id, machine->config.opt_string("printer_model"),
                            machine->config.opt_string("printer_variant"), true);
            bundle.load_installed_printers(app);
        }
        machine->is_visible = true;
        bundle.printers.select_preset_by_name(name, true);
        bundle.update_multi_material_filament_presets();
        bundle.update_compatible(PresetSelectCompatibleType::Never);
    }

    void import(std::vector<std::string> files, const fs::path &folder)
    {
        const std::vector<std::string> names = check_files(files, folder, refused);
        auto asked = [this](const std::string &name) {
            refused.push_back(Json{{"file", name}, {"key", ""}, {"why", "there is a preset of that name"}});
            return 0;
        };
        bundle.import_presets(files, asked, ForwardCompatibilitySubstitutionRule::Enable, app);
        // A version that cannot be read, a parent that is not there, or a name of the engine's own: skipped in silence.
        auto count = [this](const std::string &name) {
            size_t found = 0;
            for (const PresetCollection *of : std::initializer_list<const PresetCollection *>{&bundle.printers, &bundle.prints, &bundle.filaments})
                for (const Preset &preset : of->get_presets())
                    found += preset.name == name && !preset.is_default && !preset.is_system;
            return found;
        };
        for (const std::string &name : std::set<std::string>(names.begin(), names.end()))
            if (count(name) < size_t(std::count(names.begin(), names.end(), name)))
                refused.push_back(Json{{"file", name}, {"key", ""}, {"why", "is not taken"}});
    }

    // The presets of the user, as the lists of the program show them.
    void list()
    {
        bundle.update_compatible(PresetSelectCompatibleType::Never);
        for (const PresetCollection *of : std::initializer_list<const PresetCollection *>{&bundle.printers, &bundle.prints, &bundle.filaments})
            for (const Preset &preset : of->get_presets()) {
                if (preset.is_default || preset.is_system) continue;
                const Preset *parent = of->get_preset_parent(preset);
                Json          values = Json::object();
                for (const std::string &key : preset.config.keys())
                    if (parent == nullptr || parent->config.option(key) == nullptr ||
                        !(*parent->config.option(key) == *preset.config.option(key)))
                        values[key] = preset.config.opt_serialize(key);
                taken.push_back(Json{{"kind", Preset::get_type_string(preset.type)}, {"name", preset.name},
                                     {"inherits", preset.inherits()}, {"parent", parent ? parent->name : ""},
                                     {"version", preset.version.to_string()}, {"visible", preset.is_visible},
                                     {"compatible", preset.is_compatible}, {"values", values}});
            }
    }
};

// ---- slice ----------------------------------------------------------------------------------------------------------

static const Preset &select(PresetCollection &of, const std::string &name)
{
    Preset *preset = of.find_preset(name, false, true);
    if (preset == nullptr || preset->name != name) throw NotSliced("no preset " + name);
    if (!preset->is_compatible) throw NotSliced(name + " is not compatible with the machine");
    preset->is_visible = true;
    of.select_preset_by_name(name, true);
    return *preset;
}

static void slice(Session &session, const Call &call)
{
    PresetBundle &bundle = session.bundle;
    session.select_machine(call.one("machine"));
    select(bundle.prints, call.one("process"));
    bundle.update_compatible(PresetSelectCompatibleType::Never);
    const auto &filaments = call.options.at("filament");
    for (const std::string &name : filaments) select(bundle.filaments, name);
    select(bundle.filaments, filaments.front());
    bundle.set_num_filaments(filaments.size(), "#26A69A");
    bundle.filament_presets = filaments;
    bundle.update_multi_material_filament_presets();

    ConfigSubstitutionContext strict{ForwardCompatibilitySubstitutionRule::Disable};
    DynamicPrintConfig        config = bundle.full_config(false);
    if (call.has("plate")) config.set_deserialize("curr_bed_type", call.one("plate"), strict);
    if (call.has("set"))
        for (const std::string &one : call.options.at("set")) {
            const size_t at = one.find('=');
            if (at == std::string::npos) throw WrongCall("--set " + one + ": KEY=VALUE is needed");
            config.set_deserialize(one.substr(0, at), one.substr(at + 1), strict);
        }

    // Presets may be at hand without their G-code, which takes the extruder back to 0 at each layer.
    if (config.opt_bool("use_relative_e_distances") && config.opt_string("before_layer_change_gcode").empty() &&
        config.opt_string("layer_change_gcode").empty())
        config.set_deserialize("before_layer_change_gcode", "G92 E0", strict);

    BoundingBoxf bed;
    for (const Vec2d &corner : config.option<ConfigOptionPoints>("printable_area")->values) bed.merge(corner);
    Model model;
    for (size_t i = 0; i < filaments.size(); ++i) {
        if (!load_stl(call.one("stl").c_str(), &model, "part")) throw NotSliced("no STL: " + call.one("stl"));
        ModelObject      *object = model.objects.back();
        const BoundingBoxf3 box  = object->raw_mesh_bounding_box();
        object->translate(-box.center().x(), -box.center().y(), -box.min.z());
        if (filaments.size() > 1) object->config.set_key_value("extruder", new ConfigOptionInt(int(i) + 1));
        const double beside = (double(i) - double(filaments.size() - 1) / 2) * (box.size().y() + 15);
        object->add_instance()->set_offset(Vec3d(bed.center().x(), bed.center().y() + beside, 0));
    }

    Print print;
    print.set_plate_origin(Vec3d::Zero());
    print.is_BBL_printer() = bundle.is_bbl_vendor();
    print.apply(model, config);
    StringObjectException warning;
    StringObjectException error = print.validate(&warning);
    if (!error.string.empty()) throw NotSliced(error.string);
    if (!warning.string.empty()) std::cerr << "warning: " << warning.string << "\n";
    print.set_status_silent();
    print.process();
    GCodeProcessorResult result;
    print.export_gcode(call.one("out"), &result, nullptr);
}

static int run(int argc, char **argv)
{
    const std::string command = argc > 1 ? argv[1] : "";
    if (command == "--version") {
        std::cout << "OrcaSlicer engine " << SoftFever_VERSION << " of " << ENGINE_COMMIT << "\n";
        return 0;
    }
    if (command == "keys") {
        std::cout << keys().dump(1) << "\n";
        return 0;
    }
    if (command != "import" && command != "slice") throw WrongCall("no such command: " + command);

    const Call     call = Call::read(argc, argv, 2);
    const fs::path home = fs::absolute(call.one("home"));
    Session        session(home);
    session.import(call.files, home / "resources");
    if (command == "import") {
        if (call.has("machine")) session.select_machine(call.one("machine"));
        session.list();
        std::cout << Json{{"taken", session.taken}, {"refused", session.refused}}.dump(1) << "\n";
    } else {
        for (const Json &one : session.refused) std::cerr << "refused: " << one.dump() << "\n";
        if (session.refused.empty()) slice(session, call);
    }
    return session.refused.empty() ? 0 : REFUSED;
}

int main(int argc, char **argv)
{
    // The log of the engine goes to the standard output, and in a development version tells of every preset.
    boost::log::core::get()->set_logging_enabled(false);
    try {
        return run(argc, argv);
    } catch (const WrongCall &error) {
        std::cerr << error.what() << "\n\n" << usage;
        return WRONG_CALL;
    } catch (const std::exception &error) {
        std::cerr << error.what() << "\n";
        return NOT_SLICED;
    }
}
