// The way from the basket to the payment of what was just bought. The purchase is made within seconds after the press; where
// it takes longer, or is more than one, the list of purchases has them.
import { aondePagar } from '@martelo/domain/vendas/venda-a-pagar.ts'
import { Button, buttonLook } from '@martelo/ui/button.tsx'
import { useEffect, useState } from 'react'
import { chamarAoAgir } from '../../../../core/ao-agir.ts'
import { Link } from '../../../../core/ligacao.tsx'
import { IR_CLIENTE } from '../../../../parts/cabeca/caminhos.ts'

const ENTRE_MS = 1_000
const TENTATIVAS = 20

/** `lotes`: uids of what was bought. */
export function PagarAgora({ lotes }: { readonly lotes: readonly string[] }) {
  const para = useAondePagar(lotes.join(' '))
  if (para === null)
    return (
      <Button variant="primary" size="l" block loading>
        Criando a sua compra…
      </Button>
    )
  return (
    <Link to={para} {...buttonLook({ variant: 'primary', size: 'l', block: true })}>
      Pagar agora
    </Link>
  )
}

/** Null: not known yet. */
function useAondePagar(lotes: string): string | null {
  const [para, setPara] = useState<string | null>(null)
  useEffect(() => {
    let vale = true
    let relogio: ReturnType<typeof setTimeout> | undefined
    const perguntar = async (tentativa: number): Promise<void> => {
      const aonde = await procurar(lotes.split(' ')).catch(() => null)
      if (!vale) return
      if (aonde !== null || tentativa >= TENTATIVAS) setPara(aonde ?? IR_CLIENTE.compras)
      else relogio = setTimeout(() => void perguntar(tentativa + 1), ENTRE_MS)
    }
    setPara(null)
    void perguntar(1)
    return () => {
      vale = false
      clearTimeout(relogio)
    }
  }, [lotes])
  return para
}

async function procurar(lotes: readonly string[]): Promise<string | null> {
  const query = { situacao: 'AguardandoPagamento', page: 1, limit: 50 } as const
  const vendas = await chamarAoAgir('GET /v1/leilao/vendas/buscar-venda/minhas-vendas', { query })
  const aonde = aondePagar(lotes, vendas)
  if (aonde.tipo === 'criando') return null
  return aonde.tipo === 'uma' ? `${IR_CLIENTE.compras}/${aonde.id}` : IR_CLIENTE.compras
}
