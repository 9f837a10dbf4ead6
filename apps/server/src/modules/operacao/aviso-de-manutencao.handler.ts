import { avisoDeManutencao } from '@martelo/contracts/operacao/aviso-de-manutencao.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'

handle(avisoDeManutencao, async ({ hotsite: h }) => ({
  fechaAt: iso(h.manutencaoFechaAt),
  reabreAt: iso(h.manutencaoReabreAt),
  mensagem: h.manutencaoMensagem,
}))
