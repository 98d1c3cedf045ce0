/** Where the explorer offers the settings of a profile for a slicer: an address that ends in it opens that part. */
export const IN_YOUR_SLICER = 'in-your-slicer';
