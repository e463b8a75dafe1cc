/**
 * What a page needs in order to be shown (ISO 32000-1): of its dictionary, its resources, pictures, drawings, patterns,
 * fonts, colours and functions. Everything else, known or not, stays behind when a page is copied.
 */
export const keptKeys: ReadonlySet<string> = new Set(
  `
  Type Subtype Length Filter DecodeParms
  MediaBox CropBox BleedBox TrimBox ArtBox Rotate UserUnit Contents Resources Group
  ExtGState ColorSpace Pattern Shading XObject Font Properties
  Width Height BitsPerComponent Decode ImageMask Mask SMask SMaskInData Intent Interpolate Matte
  FormType BBox Matrix Name S CS I K
  PatternType PaintType TilingType XStep YStep
  ShadingType Background AntiAlias Domain Coords Function Extend BitsPerCoordinate BitsPerFlag VerticesPerRow
  FunctionType Range Functions Bounds Encode Size BitsPerSample Order C0 C1 N
  LW LC LJ ML D RI OP op OPM BG BG2 UCR UCR2 TR TR2 FL SM SA BM CA ca AIS TK G BC
  BaseFont FirstChar LastChar Widths FontDescriptor Encoding ToUnicode DescendantFonts CIDSystemInfo CIDToGIDMap
  DW W DW2 W2 FontBBox FontMatrix CharProcs BaseEncoding Differences CMapName UseCMap WMode Registry Ordering Supplement
  FontName FontFamily FontStretch FontWeight Flags ItalicAngle Ascent Descent Leading CapHeight XHeight StemV StemH
  AvgWidth MaxWidth MissingWidth FontFile FontFile2 FontFile3 CharSet CIDSet Style Panose FD Length1 Length2 Length3
  WhitePoint BlackPoint Gamma Alternate Colorants Process Components
  Predictor Colors Columns EarlyChange EndOfLine EncodedByteAlign Rows EndOfBlock BlackIs1 DamagedRowsBeforeError
  JBIG2Globals ColorTransform
  `
    .trim()
    .split(/\s+/),
);

/** Dictionaries whose keys are names that somebody chose, by the key under which they stand. */
export const nameMaps: ReadonlySet<string> = new Set(['CharProcs', 'Colorants']);
