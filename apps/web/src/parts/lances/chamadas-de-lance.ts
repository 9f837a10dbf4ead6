// The calls of a bid's attempt, loaded for users who may bid. Bids and ceilings go over the open socket where there
// is one.
import { chamar } from '../../core/api.ts'
import { ErroDeChamada, semResposta } from '../../core/erro-de-chamada.ts'
import { chamarPeloSoquete, semConexao } from '../../core/chamar-pelo-soquete.ts'
import { type Acao, type Aceito, ehRepetivel, type Tentativa } from './usar-envio.ts'

type Chamadas = Readonly<Record<Acao, (lelUid: string, t: Tentativa) => Promise<Aceito>>>
const CHAMADAS: Chamadas = {
  lance: (lelUid, { acao: _, ...body }) =>
    chamarPeloSoquete('POST /v1/leilao/lotes/:lelUid/lances', { params: { lelUid }, body }),
  automatico: (lelUid, { acao: _, ...body }) =>
    chamarPeloSoquete('POST /v1/leilao/lotes/:lelUid/lances-automaticos', { params: { lelUid }, body }),
  'cancelar-automatico': (lelUid, { chaveDoPedido }) =>
    chamar('DELETE /v1/leilao/lotes/:lelUid/lances-automaticos', {
      params: { lelUid },
      query: { chaveDoPedido },
    }),
  proposta: (lelUid, { valor, chaveDoPedido }) =>
    chamar('POST /v1/leilao/lotes/:lelUid/propostas', { params: { lelUid }, body: { valor, chaveDoPedido } }),
  'comprar-ja': (lelUid, { valor, chaveDoPedido }) =>
    chamar('POST /v1/leilao/lotes/:lelUid/comprar-ja', {
      params: { lelUid },
      body: { valor, chaveDoPedido },
    }),
}

const REPETICOES = 4
const INCERTO =
  'O servidor não confirmou o seu pedido. Envie de novo o mesmo valor: ele não conta duas vezes.'
/** Sent and not answered: they may have arrived. */
const incertas = new WeakSet<Tentativa>()

function enviar(lelUid: string, tentativa: Tentativa): Promise<Aceito> {
  // Without connection the answer would be "not sent", which may be false of an earlier time.
  if (incertas.has(tentativa) && semConexao()) return Promise.reject(semResposta())
  return CHAMADAS[tentativa.acao](lelUid, tentativa)
}

/** Sends it, again and again while it is not known to be decided: the key stays. */
export async function insistir(lelUid: string, tentativa: Tentativa): Promise<Aceito> {
  for (let vez = 0; ; vez++) {
    try {
      return await enviar(lelUid, tentativa)
    } catch (e) {
      if (!(e instanceof ErroDeChamada) || !ehRepetivel(e)) throw e
      const { error } = e.erro
      // The device's own refusal (src/sw): this was not sent, and sending it again would be refused again.
      if (error !== 'Network Error' && semConexao() && !incertas.has(tentativa)) throw e
      if (error !== 'OCUPADO') incertas.add(tentativa)
      if (vez >= REPETICOES)
        throw ['OCUPADO', 'Network Error'].includes(error)
          ? e
          : new ErroDeChamada({ ...e.erro, message: INCERTO })
      await new Promise((r) => setTimeout(r, 300 * 2 ** vez * (0.5 + Math.random())))
    }
  }
}
