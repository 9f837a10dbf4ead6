// The staff follows a live auction: lots and their leaders, what waits for a decision (validations, habilitações, winners
// to identify, conditionals), and the conversation.
import { Alert, Badge, Button, Grid, Group, Skeleton, Stack, Tabs, Text, Title } from '@mantine/core'
import { rotuloDoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { OfflineBanner } from '@martelo/ui/offline-banner.tsx'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { Conversa } from '../../../parts/conversas/conversa.tsx'
import { ListaDePerguntas } from '../../../parts/conversas/lista-de-perguntas.tsx'
import { usePerguntas } from '../../../parts/conversas/usar-perguntas.ts'
import { AbaDeClientes } from './aba-de-clientes.tsx'
import { AbaDeCondicionais, AbaDeIdentificacao, AbaDeLotes, AbaDeValidacoes } from './abas-de-lotes.tsx'
import { type Acompanhado, useAcompanhamentoDaEquipe } from './usar-acompanhamento.ts'

export default function BackofficeAcompanharLeilao() {
  const { leilaoUid = '' } = useParams()
  const { retrato, erro, ligacao, recarregar } = useAcompanhamentoDaEquipe(leilaoUid)
  if (erro && retrato === null)
    return (
      <Alert color="red" title="Não foi possível carregar" role="alert">
        {erro.message}
        <Button mt="sm" variant="default" onClick={recarregar}>
          Tentar de novo
        </Button>
      </Alert>
    )
  if (!retrato) return <Skeleton height={320} radius="md" aria-label="Carregando" />
  return (
    <Stack>
      <title>{`Acompanhar ${retrato.leilao.nomeSemData}`}</title>
      <OfflineBanner reconnecting={ligacao === 'caiu'} />
      <Cabecalho retrato={retrato} />
      <Grid>
        <Grid.Col span={{ base: 12, xl: 9 }}>
          <Abas retrato={retrato} recarregar={recarregar} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xl: 3 }}>
          <Conversa leiUid={leilaoUid} />
        </Grid.Col>
      </Grid>
    </Stack>
  )
}

function Cabecalho({ retrato: { leilao, sala } }: { readonly retrato: Acompanhado }) {
  const { vendidos, condicionais, abertos, totalVendido } = sala.contagens
  return (
    <div>
      <Title order={1} size="h2">
        {leilao.nomeSemData}
      </Title>
      <Group gap="xs">
        <Badge color={sala.situacao === 'AO_VIVO' ? 'red' : 'gray'}>
          {sala.pausada ? 'Pausado' : rotuloDoLeilao(sala.situacao)}
        </Badge>
        <Text size="sm" c="dimmed">
          Vendidos: {vendidos} · condicionais: {condicionais} · por vir: {abertos} ·{' '}
          {formatarReais(totalVendido)}
        </Text>
      </Group>
    </div>
  )
}

/** Tabs name their panels by id, and an id has no spaces. */
const valorDaAba = (rotulo: string): string => rotulo.replaceAll(' ', '-')

/** The questions of the staff, each with how many wait. */
function Abas({ retrato, recarregar }: { readonly retrato: Acompanhado; recarregar(): void }) {
  const { lotes, clientes, sala } = retrato
  const leiUid = retrato.leilao.uid
  const { perguntas } = usePerguntas(leiUid)
  const aIdentificar = lotes.filter((l) => l.estado.situacao === 'AG_CLIENTE')
  const condicionais = lotes.filter((l) => l.condicional !== null)
  const comValidacao = lotes.filter((l) => l.validacoes.length > 0)
  const aDecidir = clientes.filter((c) => c.habilitacao?.situacao === 'EM_ANALISE').length
  const abas: readonly (readonly [rotulo: string, esperam: number, conteudo: ReactNode])[] = [
    ['Lotes', lotes.length, <AbaDeLotes key="l" lotes={lotes} atualUid={sala.loteAtualUid} />],
    ['Clientes', aDecidir, <AbaDeClientes key="c" clientes={clientes} recarregar={recarregar} />],
    ['Validações', comValidacao.length, <AbaDeValidacoes key="v" lotes={comValidacao} />],
    [
      'A identificar',
      aIdentificar.length,
      <AbaDeIdentificacao key="i" lotes={aIdentificar} clientes={clientes} recarregar={recarregar} />,
    ],
    ['Condicionais', condicionais.length, <AbaDeCondicionais key="d" lotes={condicionais} />],
    ['Perguntas', perguntas?.length ?? 0, <ListaDePerguntas key="p" leiUid={leiUid} />],
  ]
  return (
    <Tabs defaultValue="Lotes" keepMounted={false}>
      <Tabs.List>
        {abas.map(([rotulo, esperam]) => (
          <Tabs.Tab
            key={rotulo}
            value={valorDaAba(rotulo)}
            rightSection={
              esperam > 0 ? (
                <Badge size="sm" variant="light">
                  {esperam}
                </Badge>
              ) : null
            }
          >
            {rotulo}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {abas.map(([rotulo, , conteudo]) => (
        <Tabs.Panel key={rotulo} value={valorDaAba(rotulo)} pt="md">
          {conteudo}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
