// The calls of a bid's attempt, loaded for whoever may bid. Bids and ceilings go over the open socket where there is one.
import { chamar, ErroDeChamada } from '../../core/api.ts'
import { chamarPeloSoquete } from '../../core/chamar-pelo-soquete.ts'
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

/** Sends it, again and again while it is not known to be decided: the key stays. */
export async function insistir(lelUid: string, tentativa: Tentativa): Promise<Aceito> {
  for (let vez = 0; ; vez++) {
    try {
      return await CHAMADAS[tentativa.acao](lelUid, tentativa)
    } catch (e) {
      if (!(e instanceof ErroDeChamada) || !ehRepetivel(e) || vez >= REPETICOES) throw e
      await new Promise((r) => setTimeout(r, 300 * 2 ** vez * (0.5 + Math.random())))
    }
  }
}
