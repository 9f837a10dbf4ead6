// The proof of a transfer that a demonstration's buyer sends: a page of PDF with the text set in the reader's own
// Helvetica, so that no font is needed on the machine that draws it.
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'

export interface Transferencia {
  readonly pagador: string
  readonly documento: string
  readonly favorecido: string
  readonly referencia: string
  /** centavos */
  readonly valor: number
  /** epoch ms */
  readonly quando: number
  readonly numero: string
}

/** Text in a PDF's string: Windows-1252 by octal escapes. */
const escrito = (t: string): string =>
  [...t.replaceAll('\u00a0', ' ')]
    .map((c) =>
      /[\\()]/.test(c)
        ? `\\${c}`
        : c < '\u007f'
          ? c
          : `\\${((c.codePointAt(0) ?? 63) & 255).toString(8).padStart(3, '0')}`,
    )
    .join('')

export function papelDoComprovante(t: Transferencia): Buffer {
  const linhas: readonly (readonly [string, string])[] = [
    ['Pagador', t.pagador],
    ['CPF/CNPJ', t.documento],
    ['Favorecido', t.favorecido],
    ['Valor', formatarReais(t.valor)],
    ['Data e hora', formatarDataHora(t.quando)],
    ['Referência', t.referencia],
    ['Autenticação', t.numero],
  ]
  const pagina = [
    'BT /F2 18 Tf 48 372 Td (Comprovante de transferência) Tj ET',
    '0.8 G 48 358 m 372 358 l S',
    ...linhas.flatMap(([rotulo, valor], i) => [
      `BT /F1 9 Tf 0.4 g 48 ${334 - i * 40} Td (${rotulo}) Tj ET`,
      `BT /F2 12 Tf 0 g 48 ${319 - i * 40} Td (${valor}) Tj ET`,
    ]),
    'BT /F1 8 Tf 0.4 g 48 40 Td (Documento da demonstração, sem valor.) Tj ET',
  ]
  const corrente = pagina
    .map((l) => l.replace(/\((.*)\) Tj/, (_, texto: string) => `(${escrito(texto)}) Tj`))
    .join('\n')
  const fonte = (nome: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${nome} /Encoding /WinAnsiEncoding >>`
  const objetos = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 420] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${corrente.length} >>\nstream\n${corrente}\nendstream`,
    fonte('Helvetica'),
    fonte('Helvetica-Bold'),
  ]
  let texto = '%PDF-1.4\n'
  const onde = objetos.map((o, i) => {
    const aqui = texto.length
    texto += `${i + 1} 0 obj\n${o}\nendobj\n`
    return aqui
  })
  const tabela = texto.length
  texto += `xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n`
  texto += onde.map((n) => `${String(n).padStart(10, '0')} 00000 n \n`).join('')
  texto += `trailer\n<< /Size ${objetos.length + 1} /Root 1 0 R >>\nstartxref\n${tabela}\n%%EOF\n`
  return Buffer.from(texto, 'latin1')
}
