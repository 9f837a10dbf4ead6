// Inspections in the session of a person: sent by the calls of the house, photographs in resumable parts, and the day's work
// read when there is a line.
import { chamar } from '../../core/api.ts'
import { comSessao } from '../../core/com-sessao.ts'
import { enviarEmPartes } from '../../kit/anexos/enviar-em-partes.ts'
import type { CaminhoDaVistoria } from './enviar-rascunho.ts'
import type { TrabalhoNoAparelho } from './vistorias-deste-aparelho.ts'

const NA_SESSAO: CaminhoDaVistoria = {
  pedir: ({ uid, veiculo, tipoUid, saidaPatio }) =>
    chamar('POST /v1/vistorias', { body: { veiUid: veiculo.uid, tipoUid, saidaPatio, chaveDoPedido: uid } }),
  sincronizar: (uid, body) => chamar('POST /v1/vistorias/:uid/sincronizar', { params: { uid }, body }),
  foto: (_, destino, { chave, item }, arquivo) =>
    enviarEmPartes(
      destino,
      chave,
      { arquivo, tipo: 'foto', pasta: item },
      () => undefined,
      new AbortController().signal,
    ),
  concluir: (uid, body) => chamar('POST /v1/vistorias/:uid/concluir', { params: { uid }, body }),
}

export const trabalhoDaSessao = (usuUid: string): TrabalhoNoAparelho => ({
  dono: usuUid,
  caminho: NA_SESSAO,
  aoEnviar: comSessao,
  lerPacote: () => comSessao(() => chamar('GET /v1/vistorias/aparelho')),
})
