// Turns the rows of a list into a spreadsheet. The rows come from the screen, which got them under this person's own
// permissions: nothing is read here.
import { exportar } from '@martelo/contracts/manutencao/exportar.contract.ts'
import writeXlsxFile from 'write-excel-file/node'
import { arquivo, handle } from '../../core/http/handle.ts'

const TIPO = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

handle(exportar, async (_ctx, { body }) => {
  const cabecalho = body.titulos.map((t) => ({ value: t, fontWeight: 'bold' as const }))
  const linhas = body.linhas.map((l) =>
    l.map((v) => (v === null ? null : { value: v, type: typeof v === 'number' ? Number : String })),
  )
  const bytes = await writeXlsxFile([cabecalho, ...linhas], { sheet: body.nome.slice(0, 31) }).toBuffer()
  return arquivo(bytes, TIPO, { nome: `${body.nome}.xlsx` })
})
