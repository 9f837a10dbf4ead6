// What I reported of my purchases, the newest first.
import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconShieldCheck } from '@martelo/ui/icones-de-ferramenta.tsx'
import { EmptyState } from '@martelo/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { NaoCarregou } from '../../../kit/ficha/nao-carregou.tsx'
import {
  CHAVE_DOS_INCIDENTES,
  useAvisosDosMeusIncidentes,
} from '../../../parts/incidentes/usar-incidentes.ts'
import { CartaoDoProblema } from './cartao-do-problema.tsx'

export function meta() {
  return [{ title: 'Problemas com compras' }]
}

export default function TelaDosMeusProblemas() {
  useAvisosDosMeusIncidentes()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...CHAVE_DOS_INCIDENTES, 'meus'],
    queryFn: () => chamar('GET /v1/cliente/incidentes', { query: {} }),
  })
  return (
    <Stack gap="lg">
      <div>
        <Title order={1} size="h2">
          Problemas com compras
        </Title>
        <Text c="dimmed" size="sm">
          Para relatar um problema, abra a compra em Minhas compras.
        </Text>
      </div>
      {error && <NaoCarregou erro={error} refazer={refetch} />}
      {isPending && [1, 2].map((n) => <Skeleton key={n} height={92} radius="lg" />)}
      {data?.incidentes.map((n) => (
        <CartaoDoProblema key={n.uid} n={n} />
      ))}
      {data?.incidentes.length === 0 && (
        <EmptyState
          icon={IconShieldCheck}
          title="Nenhum problema relatado"
          description="Se algo não estiver como anunciado, relate na página da compra: a conversa aparece aqui."
          actions={
            <Link to={caminho(TELAS_CLIENTE.compras)} {...buttonLook({ variant: 'primary' })}>
              Minhas compras
            </Link>
          }
        />
      )}
    </Stack>
  )
}
