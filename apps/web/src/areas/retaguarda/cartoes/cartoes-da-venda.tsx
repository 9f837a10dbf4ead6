import { Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import { CHAVE_DAS_VENDAS, type VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'
import { useMudarVenda } from '../vendas/usar-mudanca-da-venda.ts'
import { UmCartao } from './um-cartao.tsx'

/** What was tried and paid by card in a sale; nothing for a sale without. */
export function CartoesDaVenda({ v }: { v: VendaDaCasa }) {
  const mudar = useMudarVenda(v)
  const { data } = useQuery({
    queryKey: [...CHAVE_DAS_VENDAS, String(v.id), 'cartoes'],
    queryFn: () => chamar('GET /v1/vendas/:id/cartoes', { params: { id: v.id } }),
  })
  if (data === undefined || data.length === 0) return null
  return (
    <Stack gap="sm">
      <Title order={2} size="h5">
        Cartão de crédito
      </Title>
      {data.map((c) => (
        <UmCartao key={c.uid} c={c} mudar={mudar} />
      ))}
    </Stack>
  )
}
