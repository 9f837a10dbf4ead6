// What is new since this person's last visit. Asked for once per tab, after the page is there: pages are shared
// between visitors. For a user with an account the server knows it; for other visitors the browser keeps the newest
// lot that there was.
import { useEffect, useState } from 'react'
import { useQuem } from '../../core/marca-atual.ts'
import { gravarLista, lerLista } from '../../core/armazem-local.ts'

const CHAVE = 'martelo.ultimoLote'

export interface Novidades {
  /** lots with a greater number are new */
  readonly desde: number
  readonly quantos: number
}

const numero = (texto: string | undefined): number => {
  const n = Number(texto)
  return Number.isSafeInteger(n) && n > 0 ? n : 0
}

async function perguntar(quem: string): Promise<Novidades | null> {
  const daAba = `${CHAVE}.${quem}`
  const ja = lerLista(daAba, 'sessionStorage')
  const [desdeAntes, quantosAntes] = ja.map(numero)
  if (ja.length > 0) return desdeAntes ? { desde: desdeAntes, quantos: quantosAntes ?? 0 } : null
  const antes = numero(lerLista(CHAVE)[0]) || null
  const { chamar } = await import('../../core/api.ts')
  const { desde, novos, maior } = await chamar('POST /v1/visita/chegada', { body: { antes } })
  if (maior !== null) gravarLista(CHAVE, [String(Math.max(maior, antes ?? 0))])
  gravarLista(daAba, [String(desde ?? 0), String(novos)], 'sessionStorage')
  return desde === null ? null : { desde, quantos: novos }
}

/** Null: a first visit, or not known yet. */
export function useNovidades(): Novidades | null {
  const quem = useQuem()?.cliUid ?? 'visitante'
  const [novidades, setNovidades] = useState<Novidades | null>(null)
  useEffect(() => {
    let vale = true
    perguntar(quem).then(
      (n) => vale && setNovidades(n),
      // A convenience: a failure is silent.
      () => undefined,
    )
    return () => {
      vale = false
    }
  }, [quem])
  return novidades
}
