// The inspections of one removal by its driver's link: the same queue as in a session, sent by the calls of the link.
import { chamar, enviar } from '../../core/api.ts'
import type { TrabalhoNoAparelho } from '../vistorias/vistorias-deste-aparelho.ts'

/** Of the removal, not of the secret: what waits goes by the next link too, when one has ended. */
export const donoPelaRemocao = (remUid: string): string => `remocao:${remUid}`

export const trabalhoPeloLink = (segredo: string, remUid: string): TrabalhoNoAparelho => ({
  dono: donoPelaRemocao(remUid),
  caminho: {
    pedir: () => Promise.resolve(),
    sincronizar: (uid, body) =>
      chamar('POST /v1/remocoes/link/:segredo/vistorias/:uid/sincronizar', {
        params: { segredo, uid },
        body,
      }),
    foto: (uid, destino, { item, chave }, arquivo) =>
      enviar('POST /v1/remocoes/link/:segredo/vistorias/:uid/fotos', [arquivo], {
        params: { segredo, uid },
        body: { destino: destino.uid, item, chaveDoPedido: chave },
      }),
    concluir: (uid, body) =>
      chamar('POST /v1/remocoes/link/:segredo/vistorias/:uid/concluir', { params: { segredo, uid }, body }),
  },
  aoEnviar: (fazer) => fazer(),
  lerPacote: null,
})
