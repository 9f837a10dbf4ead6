// The staff follows a live auction: lots and their leaders, what waits for a decision (validations, habilitações, winners
// to identify, conditionals), and the conversation.
import { Alert, Badge, Button, Grid, Group, Skeleton, Stack, Tabs, Text, Title } from '@mantine/core'
import { rotuloDoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { OfflineBanner } from '@martelo/ui/states.tsx'
import { useParams } from 'react-router'
import { Conversa } from '../../../parts/conversas/conversa.tsx'
import { AbaDeClientes } from './aba-de-clientes.tsx'
import { AbaDeCondicionais, AbaDeIdentificacao, AbaDeLotes, AbaDeValidacoes } from './abas-de-lotes.tsx'
import { useAcompanhamentoDaEquipe } from './usar-acompanhamento.ts'

export default function BackofficeAcompanharLeilao() {
  const { leilaoUid = '' } = useParams()
  const { retrato, erro, ligacao, recarregar } = useAcompanhamentoDaEquipe(leilaoUid)
  if (erro)
    return (
      <Alert color="red" title="Não foi possível carregar" role="alert">
        {erro.message}
        <Button mt="sm" variant="default" onClick={recarregar}>
          Tentar de novo
        </Button>
      </Alert>
    )
  if (!retrato) return <Skeleton height={320} radius="md" aria-label="Carregando" />
  const { lotes, clientes, sala, leilao } = retrato
  const aIdentificar = lotes.filter((l) => l.estado.situacao === 'AG_CLIENTE')
  const condicionais = lotes.filter((l) => l.condicional !== null)
  const comValidacao = lotes.filter((l) => l.validacoes.length > 0)
  const aDecidir = clientes.filter((c) => c.habilitacao?.situacao === 'EM_ANALISE').length
  const abas: readonly (readonly [chave: string, rotulo: string, n: number])[] = [
    ['lotes', 'Lotes', lotes.length],
    ['clientes', 'Clientes', aDecidir],
    ['validacoes', 'Validações', comValidacao.length],
    ['identificar', 'A identificar', aIdentificar.length],
    ['condicionais', 'Condicionais', condicionais.length],
  ]
  return (
    <Stack>
      <title>{`Acompanhar ${leilao.nomeSemData}`}</title>
      <OfflineBanner reconnecting={ligacao === 'caiu'} />
      <div>
        <Title order={1} size="h2">
          {leilao.nomeSemData}
        </Title>
        <Group gap="xs">
          <Badge color={sala.situacao === 'AO_VIVO' ? 'red' : 'gray'}>
            {sala.pausada ? 'Pausado' : rotuloDoLeilao(sala.situacao)}
          </Badge>
          <Text size="sm" c="dimmed">
            {sala.contagens.vendidos} vendidos · {sala.contagens.condicionais} condicionais ·{' '}
            {sala.contagens.abertos} por vir · {formatarReais(sala.contagens.totalVendido)}
          </Text>
        </Group>
      </div>
      <Grid>
        <Grid.Col span={{ base: 12, xl: 9 }}>
          <Tabs defaultValue="lotes" keepMounted={false}>
            <Tabs.List>
              {abas.map(([chave, rotulo, n]) => (
                <Tabs.Tab
                  key={chave}
                  value={chave}
                  rightSection={
                    n > 0 ? (
                      <Badge size="sm" variant="light">
                        {n}
                      </Badge>
                    ) : null
                  }
                >
                  {rotulo}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Tabs.Panel value="lotes" pt="md">
              <AbaDeLotes lotes={lotes} atualUid={sala.loteAtualUid} />
            </Tabs.Panel>
            <Tabs.Panel value="clientes" pt="md">
              <AbaDeClientes clientes={clientes} recarregar={recarregar} />
            </Tabs.Panel>
            <Tabs.Panel value="validacoes" pt="md">
              <AbaDeValidacoes lotes={comValidacao} />
            </Tabs.Panel>
            <Tabs.Panel value="identificar" pt="md">
              <AbaDeIdentificacao lotes={aIdentificar} clientes={clientes} recarregar={recarregar} />
            </Tabs.Panel>
            <Tabs.Panel value="condicionais" pt="md">
              <AbaDeCondicionais lotes={condicionais} />
            </Tabs.Panel>
          </Tabs>
        </Grid.Col>
        <Grid.Col span={{ base: 12, xl: 3 }}>
          <Conversa leiUid={leilaoUid} />
        </Grid.Col>
      </Grid>
    </Stack>
  )
}
