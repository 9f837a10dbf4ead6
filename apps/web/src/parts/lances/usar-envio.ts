// Sends a bid, a ceiling, a proposal or a buy-now. One attempt has one idempotency key, which every retry repeats:
// whatever happens to the connection, it is decided once. Another value is another attempt.
import { useEffect, useRef, useState } from 'react'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { CODIGO_SEM_REDE } from '@martelo/contracts/core/error-object.ts'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'
import { useQuem } from '../../core/marca-atual.ts'

export type Acao = 'lance' | 'automatico' | 'cancelar-automatico' | 'proposta' | 'comprar-ja'
export type Aceito = RespostaDe<Calls['POST /v1/leilao/lotes/:lelUid/lances']>

export interface Tentativa {
  readonly acao: Acao
  readonly valor: number
  readonly confirmarValorAlto: boolean
  readonly chaveDoPedido: string
}

/** The calls load for users who may bid, once the page stands; a page from before a release no longer finds them. */
const carregar = () =>
  Promise.all([import('./chamadas-de-lance.ts'), import('../../core/chave-do-pedido.ts')]).catch(() => {
    throw new ErroDeChamada({
      message: MENSAGENS.semRede,
      statusCode: CODIGO_SEM_REDE,
      error: 'Network Error',
    })
  })

/**
 * Not decided, or not known to be: the same attempt may be sent again. A proxy's 502 says that a node died, not what it
 * had written before.
 */
export const ehRepetivel = ({ erro }: ErroDeChamada): boolean => erro.statusCode >= 500

export interface Envio {
  readonly enviando: Acao | null
  readonly erro: ErroDeChamada | null
  readonly aceito: (Aceito & { acao: Acao }) | null
  /** an unusually high value waits for a yes */
  readonly aConfirmar: { acao: Acao; valor: number } | null
  enviar(acao: Acao, valor: number, confirmarValorAlto?: boolean): Promise<Aceito | null>
  /** what was asked, refused or received is said no more */
  desistir(): void
}

/** "Try again" repeats the key: with a new one the person would bid twice. */
export function useEnvio(lelUid: string, aoResponder: (lote: Aceito['lote']) => void): Envio {
  const [enviando, setEnviando] = useState<Acao | null>(null)
  const [erro, setErro] = useState<ErroDeChamada | null>(null)
  const [aceito, setAceito] = useState<(Aceito & { acao: Acao }) | null>(null)
  const [aConfirmar, setAConfirmar] = useState<Envio['aConfirmar']>(null)
  const aberta = useRef<Tentativa | null>(null)
  const ocupado = useRef(false)
  const cliUid = useQuem()?.cliUid
  useEffect(() => {
    if (cliUid != null) carregar().catch(() => undefined)
  }, [cliUid])

  const enviar: Envio['enviar'] = async (acao, valor, confirmarValorAlto = false) => {
    // Two presses may come before the first one is rendered.
    if (ocupado.current) return null
    ocupado.current = true
    setEnviando(acao)
    setErro(null)
    setAConfirmar(null)
    try {
      const [{ insistir }, { novaChave }] = await carregar()
      const a = aberta.current
      const mesma = a?.acao === acao && a.valor === valor && a.confirmarValorAlto === confirmarValorAlto
      const tentativa = mesma ? a : { acao, valor, confirmarValorAlto, chaveDoPedido: novaChave() }
      aberta.current = tentativa
      const r = await insistir(lelUid, tentativa)
      aberta.current = null
      setAceito({ ...r, acao })
      aoResponder(r.lote)
      return r
    } catch (e) {
      if (!(e instanceof ErroDeChamada)) throw e
      // Unanswered: the attempt stays open, and trying again repeats its key.
      if (!ehRepetivel(e)) aberta.current = null
      const lote = (e.erro.dados as { lote?: Aceito['lote'] } | undefined)?.lote
      if (lote) aoResponder(lote)
      if (e.erro.error === 'confirmar-valor-alto') setAConfirmar({ acao, valor })
      else setErro(e)
      setAceito(null)
      return null
    } finally {
      ocupado.current = false
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
      setAceito(null)
    },
  }
}
