// The files that a report becomes.
export const FORMATOS_DE_RELATORIO = ['xlsx', 'csv', 'pdf'] as const
export type FormatoDeRelatorio = (typeof FORMATOS_DE_RELATORIO)[number]
export const ROTULO_DO_FORMATO: Readonly<Record<FormatoDeRelatorio, string>> = {
  xlsx: 'Planilha (XLSX)',
  csv: 'Texto (CSV)',
  pdf: 'PDF',
}
/** What mail servers take: a larger file stays behind its link. */
export const MAIOR_ANEXO_BYTES = 8 * 1024 * 1024
