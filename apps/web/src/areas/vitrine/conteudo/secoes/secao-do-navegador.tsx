// What only this browser or this person knows: lots looked at last, favourites. Nothing is there before the script is, and
// nothing stays when there is nothing: the section then takes no space.
import type { CartaoDeLote } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { useEffect, useState } from 'react'
import { chamar } from '../../../../core/api.ts'
import { useQuem } from '../../../../core/marca-atual.ts'
import { CartaoDoLote, TAMANHOS_NO_TRILHO } from '../../../../parts/lotes/cartao-do-lote.tsx'
import { vistosRecentemente } from '../../../../parts/lotes/visitas-recentes.ts'
import { IR_CLIENTE } from '../../../../parts/cabeca/caminhos.ts'
import { Trilho } from '../../trilho.tsx'
import type { PropsDeSecao } from './titulo-da-secao.tsx'

const USUAL = 8

async function lerVistos(quantos: number): Promise<CartaoDeLote[]> {
  const valores = vistosRecentemente().slice(0, quantos)
  if (valores.length === 0) return []
  const lotes = await chamar('POST /v1/lote/busca-elastic', {
    body: {
      from: 0,
      size: quantos,
      requisicoesBusca: [{ tipo: 'lista', campo: 'veiUid', valores }],
      listaOrdenacao: [],
    },
  })
  return lotes.toSorted((a, b) => valores.indexOf(a.veiUid) - valores.indexOf(b.veiUid))
}

export function DoNavegador({ s }: PropsDeSecao) {
  const cliUid = useQuem()?.cliUid ?? null
  const favoritos = s.elemento === 'LOTES_FAVORITOS'
  const quantos = s.config.quantidade ?? USUAL
  const [lotes, setLotes] = useState<readonly CartaoDeLote[]>([])
  useEffect(() => {
    if (favoritos && cliUid === null) return
    let vale = true
    const lidos = favoritos
      ? chamar('GET /v1/lote/buscar-favoritos', { query: { pagina: 1, porPagina: quantos } })
      : lerVistos(quantos)
    // A section that fails to load is left out without a message.
    lidos.then(
      (l) => vale && setLotes(l),
      () => undefined,
    )
    return () => {
      vale = false
    }
  }, [favoritos, cliUid, quantos])
  if (lotes.length === 0) return null
  return (
    <Trilho
      titulo={s.config.titulo || (favoritos ? 'Seus favoritos' : 'Vistos por você')}
      para={favoritos ? IR_CLIENTE.favoritos : undefined}
    >
      {lotes.map((l) => (
        <CartaoDoLote key={l.uid} lote={l} tamanhos={TAMANHOS_NO_TRILHO} />
      ))}
    </Trilho>
  )
}
