// Turns the rows of a list into a spreadsheet. The rows come from the screen, which got them under this person's own
// permissions: nothing is read here.
import { exportar } from '@martelo/contracts/registros/exportar.contract.ts'
import { planilha, TIPO_XLSX } from '../../core/files/planilha.ts'
import { arquivo, handle } from '../../core/http/handle.ts'

handle(exportar, async (_ctx, { body }) =>
  arquivo(await planilha(body.nome, body.titulos, body.linhas), TIPO_XLSX, { nome: `${body.nome}.xlsx` }),
)
