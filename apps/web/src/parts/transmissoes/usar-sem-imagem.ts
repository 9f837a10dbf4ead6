// An auction that has a channel, and nothing to see on it: not begun, or ended. Null: there is a picture, or none was planned.
import { useEffect, useState } from 'react'
import { entrarDepois } from '../../core/entrar-depois.ts'
import { type Assistida, buscarTransmissao } from './passe-de-ver.ts'

export interface SemImagem {
  readonly canal: string
  /** a programme has been seen on it */
  readonly comecou: boolean
}

/** Another host's picture is one, too; a channel that the public may not watch is nothing that it waits for. */
export const semImagemDe = ({
  canal,
  transmissaoUrl,
}: Pick<Assistida, 'canal' | 'transmissaoUrl'>): SemImagem | null =>
  canal === null || canal.situacao !== 'PARADO' || !canal.disponivel || transmissaoUrl
    ? null
    : { canal: canal.nome, comecou: canal.comecou }

/** `leilaoUid` null: nothing is asked. */
export function useSemImagem(leilaoUid: string | null): SemImagem | null {
  const [sem, setSem] = useState<SemImagem | null>(null)
  useEffect(() => {
    setSem(null)
    if (leilaoUid === null) return
    let vale = true
    const carregar = (): void => {
      buscarTransmissao(leilaoUid).then(
        (a) => vale && setSem(semImagemDe(a)),
        () => undefined,
      )
    }
    carregar()
    const sair = entrarDepois(`player:${leilaoUid}`, {
      quadro: (q) => {
        if (q.evento === 'atualizar-player-principal') carregar()
      },
      recarregar: carregar,
    })
    return () => {
      vale = false
      sair()
    }
  }, [leilaoUid])
  return sem
}
