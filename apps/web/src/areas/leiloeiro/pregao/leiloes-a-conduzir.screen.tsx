// The auctions that this person conducts: what is live first, then what is next.
import { Alert, Badge, Button, Card, Container, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { TELAS_LEILOEIRO } from '@martelo/contracts/core/telas/leiloeiro.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { rotuloDoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { IconArrowRight, IconGavel, IconLogout } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { sair } from '../../../core/sessao.ts'
import { NaoCarregou } from '../../../kit/ficha/nao-carregou.tsx'

type Linha = RespostaDe<Calls['GET /v1/leiloeiro/leiloes']>[number]

const COR: Readonly<Record<string, string>> = { AO_VIVO: 'red', PRONTO: 'teal', CRIADO: 'blue' }
const VERBO: Readonly<Record<string, string>> = { AO_VIVO: 'Conduzir agora', PRONTO: 'Abrir a sala' }

export default function LeiloesAConduzir() {
  const quem = useQuem()
  const { data, error, refetch, isPending } = useQuery({
    queryKey: ['leiloes-a-conduzir'],
    queryFn: () => chamar('GET /v1/leiloeiro/leiloes'),
    refetchInterval: 30_000,
  })
  return (
    <Container size="md" py="xl" component="main">
      <title>Meus pregões</title>
      <Stack gap="lg">
        <Group justify="space-between">
          <div>
            <Title order={1} size="h2">
              Meus pregões
            </Title>
            <Text c="dimmed">{quem?.nome}</Text>
          </div>
          <Group gap="sm">
            {permite(TELAS_CLIENTE.meuPerfil.permission, quem) && (
              <Button component={Link} to={TELAS_CLIENTE.meuPerfil.path} variant="subtle">
                {TELAS_CLIENTE.meuPerfil.title}
              </Button>
            )}
            <Button variant="default" leftSection={<IconLogout size={18} />} onClick={() => void sair()}>
              Sair
            </Button>
          </Group>
        </Group>
        {error && <NaoCarregou erro={error} refazer={refetch} />}
        {isPending && <Skeleton height={132} radius="md" />}
        {data?.length === 0 && (
          <Alert icon={<IconGavel />} title="Nenhum leilão no seu nome">
            Quando um leilão for publicado com você como leiloeiro, ele aparece aqui.
          </Alert>
        )}
        {data?.map((l) => (
          <Cartao key={l.uid} leilao={l} />
        ))}
      </Stack>
    </Container>
  )
}

function Cartao({ leilao: l }: { readonly leilao: Linha }) {
  const aoVivo = l.situacao === 'AO_VIVO'
  return (
    <Card withBorder component="article" padding="lg">
      <Group justify="space-between" align="flex-start">
        <Stack gap={4}>
          <Group gap="xs">
            <Badge color={COR[l.situacao] ?? 'gray'} variant={aoVivo ? 'filled' : 'light'}>
              {rotuloDoLeilao(l.situacao)}
            </Badge>
            <Text size="sm" c="dimmed">
              {formatarDataHora(Date.parse(l.data))}
            </Text>
          </Group>
          <Title order={2} size="h4">
            {l.nome}
          </Title>
          <Text size="sm" c="dimmed">
            {l.local} · {l.cidade}/{l.uf} · {quantos(l.lotes, 'lote', 'lotes')},{' '}
            {quantos(l.lotesAbertos, 'aberto', 'abertos')}, {l.lotesComLance} com lance,{' '}
            {quantos(l.vendidos, 'vendido', 'vendidos')}
          </Text>
        </Stack>
        <Button
          component={Link}
          to={caminho(TELAS_LEILOEIRO.conduzirLeilao, { leiUid: l.uid })}
          size="md"
          variant={aoVivo || l.situacao === 'PRONTO' ? 'filled' : 'default'}
          rightSection={<IconArrowRight size={18} />}
        >
          {VERBO[l.situacao] ?? 'Ver a sala'}
        </Button>
      </Group>
    </Card>
  )
}
