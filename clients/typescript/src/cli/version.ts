/** Written in when the package is bundled. */
declare const VERSION_OF_PACKAGE: string | undefined;

/** Version of the package. */
export const VERSION = typeof VERSION_OF_PACKAGE === 'undefined' ? 'unbuilt' : VERSION_OF_PACKAGE;
