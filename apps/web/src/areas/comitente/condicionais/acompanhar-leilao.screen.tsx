// A consignor follows his lots of an auction live: bids as they come, what the hammer would give, and his answer, before
// and after it.
import {
  Alert,
  Anchor,
  Badge,
  Button,
  Card,
  Grid,
  Group,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { rotuloDoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { emPregao } from '@martelo/domain/lotes/situacoes.ts'
import { OfflineBanner } from '@martelo/ui/offline-banner.tsx'
import { formatarReais } from '@martelo/ui/reais.ts'
import { Link, useParams } from 'react-router'
import { NaoCarregou } from '../../../kit/ficha/nao-carregou.tsx'
import { Conversa } from '../../../parts/conversas/conversa.tsx'
import { usePerguntas } from '../../../parts/conversas/usar-perguntas.ts'
import { TransmissaoDoLeilao } from '../../../parts/transmissoes/transmissao-do-leilao.tsx'
import { ListaDeSolicitacoes } from './lista-de-solicitacoes.tsx'
import { OpcoesDoComitente, useOpcoes } from './opcoes-de-acompanhamento.tsx'
import { TabelaDeLotes } from './tabela-do-comitente.tsx'
import {
  esperaResposta,
  type Lote,
  type Retrato,
  useAcompanhamento,
} from './usar-acompanhamento-do-comitente.ts'

const emCondicional = (l: Lote): boolean => l.reservado?.condicional != null

export default function AcompanharLeilao() {
  const { leilaoUid = '' } = useParams()
  const { retrato, erro, recarregar, ligacao } = useAcompanhamento(leilaoUid)
  const { perguntas } = usePerguntas(leilaoUid)
  const [opcoes, mudarOpcao] = useOpcoes()
  if (erro && retrato === null) return <NaoCarregou erro={erro} refazer={recarregar} />
  if (!retrato) return <Skeleton height={320} radius="md" role="status" aria-label="Carregando" />
  const { leilao, lotes, sala } = retrato
  const condicionais = opcoes.lotesCondicionais ? lotes.filter(emCondicional) : []
  const outros = lotes.filter((l) => !condicionais.includes(l))
  const comuns = {
    leiUid: leilaoUid,
    perguntas: perguntas ?? [],
    atualUid: sala.loteAtualUid,
    recarregar,
  }
  return (
    <Stack>
      <title>{`Acompanhar ${leilao.nomeSemData}`}</title>
      <OfflineBanner reconnecting={ligacao === 'caiu'} />
      <Cabeca retrato={retrato} perguntas={perguntas?.length ?? 0} />
      <OpcoesDoComitente opcoes={opcoes} mudar={mudarOpcao} />
      <Totais retrato={retrato} />
      {opcoes.transmissao &&
        (leilao.transmissaoUrl === null && !leilao.temCanal ? (
          <Alert>Este leilão não tem transmissão.</Alert>
        ) : (
          <TransmissaoDoLeilao leilao={leilao} esperada={retrato.sala.situacao === 'AO_VIVO'} />
        ))}
      {opcoes.aoVivo && <NoPregao retrato={retrato} />}
      <Grid>
        <Grid.Col span={{ base: 12, lg: opcoes.chat ? 9 : 12 }}>
          <Stack>
            {condicionais.length > 0 && (
              <section aria-label="Condicionais">
                <Title order={2} size="h4" mb="xs">
                  Condicionais
                </Title>
                <TabelaDeLotes {...comuns} rotulo="Lotes condicionais" lotes={condicionais} />
              </section>
            )}
            {(outros.length > 0 || condicionais.length === 0) && (
              <section aria-label="Lotes">
                {condicionais.length > 0 && (
                  <Title order={2} size="h4" mb="xs">
                    Outros lotes
                  </Title>
                )}
                <TabelaDeLotes {...comuns} rotulo="Lotes" lotes={outros} />
              </section>
            )}
            <ListaDeSolicitacoes leiUid={leilaoUid} lotes={lotes} recarregar={recarregar} />
          </Stack>
        </Grid.Col>
        {opcoes.chat && (
          <Grid.Col span={{ base: 12, lg: 3 }}>
            <Conversa leiUid={leilaoUid} />
          </Grid.Col>
        )}
      </Grid>
    </Stack>
  )
}

function Cabeca({ retrato, perguntas }: { readonly retrato: Retrato; readonly perguntas: number }) {
  const esperando = retrato.lotes.filter(esperaResposta).length
  return (
    <Group justify="space-between" align="start">
      <div>
        <Anchor component={Link} to={caminho(TELAS_COMITENTE.leiloesDoComitente)} size="sm">
          Meus leilões
        </Anchor>
        <Title order={1} size="h2">
          {retrato.leilao.nomeSemData}
        </Title>
        <Group gap="xs">
          <Badge color={retrato.sala.situacao === 'AO_VIVO' ? 'red' : 'gray'}>
            {retrato.sala.pausada ? 'Pausado' : rotuloDoLeilao(retrato.sala.situacao)}
          </Badge>
          {esperando > 0 && (
            <Badge color="blue">{quantos(esperando, 'espera', 'esperam')} a sua resposta</Badge>
          )}
          {perguntas > 0 && (
            <Badge color="blue" variant="light">
              {quantos(perguntas, 'lote com pergunta', 'lotes com perguntas')}
            </Badge>
          )}
        </Group>
      </div>
      <Button
        component={Link}
        variant="default"
        to={caminho(TELAS_COMITENTE.boletosDoLeilao, { leilaoUid: retrato.leilao.uid })}
      >
        Boletos
      </Button>
    </Group>
  )
}

/** The lot on the block, large: what one looks at while it is cried. */
function NoPregao({ retrato }: { readonly retrato: Retrato }) {
  const meu = retrato.lotes.find((l) => l.estado.lelUid === retrato.sala.loteAtualUid)
  const { abertos } = retrato.sala.contagens
  return (
    <Card withBorder component="section" aria-label="No pregão agora" aria-live="polite">
      {meu === undefined || !emPregao(meu.estado.situacao) ? (
        <Text c="dimmed">
          Nenhum lote seu está em pregão agora.
          {abertos > 0 && ` ${abertos === 1 ? 'Falta' : 'Faltam'} ${quantos(abertos, 'lote', 'lotes')}.`}
        </Text>
      ) : (
        <>
          <Text size="sm" c="dimmed">
            No pregão agora
          </Text>
          <Text fw={600}>
            {meu.estado.numero} · {meu.estado.nome}
          </Text>
          <Text fw={700} fz="xl" className="numeros">
            {meu.estado.valor === null ? 'Sem lance' : formatarReais(meu.estado.valor)}
          </Text>
          {meu.reservado?.valorComitente != null && meu.estado.valor !== null && (
            <Badge color={meu.estado.valor >= meu.reservado.valorComitente ? 'teal' : 'yellow'}>
              {meu.estado.valor >= meu.reservado.valorComitente ? 'Reserva atingida' : 'Abaixo da reserva'}
            </Badge>
          )}
        </>
      )}
    </Card>
  )
}

function Totais({ retrato }: { readonly retrato: Retrato }) {
  const { totais } = retrato
  const itens: readonly (readonly [string, number])[] = [
    ['Mínimos', totais.minimo],
    ['Reservas', totais.reserva],
    ['Lances agora', totais.lances],
    ['Vendido', totais.vendido],
  ]
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
      {itens.map(([rotulo, valor]) => (
        <Card key={rotulo} withBorder padding="sm">
          <Text size="sm" c="dimmed">
            {rotulo}
          </Text>
          <Text fw={700} fz={{ base: 'lg', sm: 'xl' }} className="numeros">
            {formatarReais(valor)}
          </Text>
        </Card>
      ))}
    </SimpleGrid>
  )
}
