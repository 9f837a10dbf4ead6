// Sending a bid, a ceiling, a proposal or a buy-now. One attempt has one key, which every retry repeats: whatever
// happens to the connection, the same attempt is decided once. Another value is another attempt.
//
// How one could get it wrong: to make a new key for "try again". The person would bid twice.
import { useRef, useState } from 'react'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { chamar, ErroDeChamada } from '../../core/api.ts'
import { novaChave } from './chave-do-pedido.ts'

export type Acao = 'lance' | 'automatico' | 'cancelar-automatico' | 'proposta' | 'comprar-ja'
export type Aceito = RespostaDe<Calls['POST /v1/leilao/lotes/:lelUid/lances']>

interface Tentativa {
  readonly acao: Acao
  readonly valor: number
  readonly confirmarValorAlto: boolean
  readonly chaveDoPedido: string
}

type Chamadas = Readonly<Record<Acao, (lelUid: string, t: Tentativa) => Promise<Aceito>>>
const CHAMADAS: Chamadas = {
  lance: (lelUid, { acao: _, ...body }) =>
    chamar('POST /v1/leilao/lotes/:lelUid/lances', { params: { lelUid }, body }),
  automatico: (lelUid, { acao: _, ...body }) =>
    chamar('POST /v1/leilao/lotes/:lelUid/lances-automaticos', { params: { lelUid }, body }),
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

const REPETIVEIS = new Set(['OCUPADO', 'Network Error'])
const REPETICOES = 4

export interface Envio {
  readonly enviando: Acao | null
  readonly erro: ErroDeChamada | null
  readonly aceito: (Aceito & { acao: Acao }) | null
  /** an unusually high value waits for a yes */
  readonly aConfirmar: { acao: Acao; valor: number } | null
  enviar(acao: Acao, valor: number, confirmarValorAlto?: boolean): Promise<Aceito | null>
  desistir(): void
}

export function useEnvio(lelUid: string, aoResponder: (lote: Aceito['lote']) => void): Envio {
  const [enviando, setEnviando] = useState<Acao | null>(null)
  const [erro, setErro] = useState<ErroDeChamada | null>(null)
  const [aceito, setAceito] = useState<(Aceito & { acao: Acao }) | null>(null)
  const [aConfirmar, setAConfirmar] = useState<Envio['aConfirmar']>(null)
  const aberta = useRef<Tentativa | null>(null)

  const enviar: Envio['enviar'] = async (acao, valor, confirmarValorAlto = false) => {
    if (enviando !== null) return null
    const mesma =
      aberta.current?.acao === acao &&
      aberta.current.valor === valor &&
      aberta.current.confirmarValorAlto === confirmarValorAlto
    const tentativa =
      mesma && aberta.current
        ? aberta.current
        : { acao, valor, confirmarValorAlto, chaveDoPedido: novaChave() }
    aberta.current = tentativa
    setEnviando(acao)
    setErro(null)
    setAConfirmar(null)
    try {
      const r = await insistir(() => CHAMADAS[acao](lelUid, tentativa))
      aberta.current = null
      setAceito({ ...r, acao })
      aoResponder(r.lote)
      return r
    } catch (e) {
      if (!(e instanceof ErroDeChamada)) throw e
      // Unanswered: the attempt stays open, and trying again repeats its key.
      if (!REPETIVEIS.has(e.erro.error)) aberta.current = null
      const lote = (e.erro.dados as { lote?: Aceito['lote'] } | undefined)?.lote
      if (lote) aoResponder(lote)
      if (e.erro.error === 'confirmar-valor-alto') setAConfirmar({ acao, valor })
      else setErro(e)
      setAceito(null)
      return null
    } finally {
      setEnviando(null)
    }
  }
  return {
    enviando,
    erro,
    aceito,
    aConfirmar,
    enviar,
    desistir: () => {
      setAConfirmar(null)
      setErro(null)
    },
  }
}

async function insistir<T>(fn: () => Promise<T>): Promise<T> {
  for (let vez = 0; ; vez++) {
    try {
      return await fn()
    } catch (e) {
      if (!(e instanceof ErroDeChamada) || !REPETIVEIS.has(e.erro.error) || vez >= REPETICOES) throw e
      await new Promise((r) => setTimeout(r, 300 * 2 ** vez * (0.5 + Math.random())))
    }
  }
}
