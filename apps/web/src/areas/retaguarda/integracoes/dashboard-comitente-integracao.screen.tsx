// How the consignors' systems are doing, and every talk with them.
import { Anchor, Badge, Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { ehCodigoMapfre, EVENTOS_MAPFRE, INTEGRADORAS } from '@martelo/domain/integracoes/eventos-mapfre.ts'
import { rotuloDaOperacao } from '@martelo/domain/integracoes/operacoes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { type Conversa, ConversaAberta } from './conversa-aberta.tsx'

type Painel = RespostaDe<Calls['GET /v1/comitente-integracao/dashboard']>

const colunas = (abrir: (l: Conversa) => void): readonly Coluna<Conversa>[] => [
  { id: 'createdAt', titulo: 'Quando', valor: (l) => formatarDataHora(Date.parse(l.createdAt)) },
  { id: 'integradora', titulo: 'Integradora', valor: (l) => l.integradora },
  {
    id: 'tipo',
    titulo: 'Operação',
    valor: (l) => `${l.origem === 'recebido' ? 'Recebido: ' : ''}${rotuloDaOperacao(l.tipo)}`,
  },
  {
    id: 'mensagem',
    titulo: 'Mensagem',
    valor: (l) => l.mensagem,
    mostrar: (l) => (
      <Badge
        variant="light"
        tt="none"
        color={l.sucesso ? 'green' : 'red'}
        h="auto"
        style={{ whiteSpace: 'normal' }}
      >
        {l.mensagem}
      </Badge>
    ),
  },
  { id: 'tempoResposta', titulo: 'Resposta', valor: (l) => `${l.tempoResposta} ms`, direita: true },
  {
    id: 'remocao',
    titulo: 'Sobre',
    valor: (l) => l.remocao?.nome ?? l.veiculo?.nome ?? null,
    mostrar: (l) =>
      l.remocao === null ? (
        (l.veiculo?.nome ?? '—')
      ) : (
        <Anchor component={Link} size="sm" to={caminho(TELAS_RETAGUARDA.remocao, { uid: l.remocao.uid })}>
          {l.remocao.nome}
        </Anchor>
      ),
  },
  {
    id: 'abrir',
    titulo: 'Conversa',
    valor: () => null,
    mostrar: (l) => (
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={`Abrir a conversa de ${formatarDataHora(Date.parse(l.createdAt))} com ${l.integradora}`}
        onClick={() => abrir(l)}
      >
        Abrir
      </Button>
    ),
  },
]

export default function DashboardDaIntegracao() {
  const [aberta, setAberta] = useState<Conversa | null>(null)
  const { data } = useQuery({
    queryKey: ['dashboard-integracao'],
    queryFn: () => chamar('GET /v1/comitente-integracao/dashboard'),
    refetchInterval: 30_000,
  })
  return (
    <Stack>
      <title>Integração com comitentes</title>
      <Title order={1} size="h2">
        Integração com comitentes
      </Title>
      {data && <Resumo d={data} />}
      <Title order={2} size="h4">
        Conversas
      </Title>
      <Tabela<Conversa>
        nome="logs-da-integracao"
        identidade={(l) => l.uid}
        colunas={colunas(setAberta)}
        placeholder="Operação, evento, veículo ou erro"
        vazio="Nenhuma conversa com os sistemas dos comitentes"
        filtros={[
          {
            tipo: 'escolha',
            id: 'integradora',
            rotulo: 'Integradora',
            opcoes: [...INTEGRADORAS, 'Procob'].map((v) => ({ value: v, label: v })),
          },
          {
            tipo: 'escolha',
            id: 'resultado',
            rotulo: 'Resultado',
            opcoes: [
              { value: 'sucesso', label: 'Sucesso' },
              { value: 'falha', label: 'Falha' },
            ],
          },
          { tipo: 'dia', id: 'de', rotulo: 'De' },
          { tipo: 'dia', id: 'ate', rotulo: 'Até' },
        ]}
        buscar={listaDe('GET /v1/comitente-integracao/logs/find/qb')}
      />
      <ConversaAberta l={aberta} aoFechar={() => setAberta(null)} />
    </Stack>
  )
}

function Resumo({ d }: { d: Painel }) {
  const quem = useQuem()
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }}>
        {d.parceiros.map((p) => (
          <Card withBorder key={p.nome}>
            <Group justify="space-between">
              <Text fw={600}>{p.titulo}</Text>
              <Badge variant="light" tt="none" color={p.ligado ? 'green' : 'gray'}>
                {p.ligado ? 'Ligado' : 'Sem credencial'}
              </Badge>
            </Group>
            <Text size="sm">
              {quantos(p.conversas, 'conversa', 'conversas')} e {quantos(p.falhas, 'falha', 'falhas')} em 24
              horas
            </Text>
            <Text size="sm">
              {p.naFila} na fila,{' '}
              {p.paraVer > 0 && permite('externo:ver', quem) ? (
                <Anchor
                  inherit
                  component={Link}
                  to={`${caminho(TELAS_RETAGUARDA.registroDeIntegracoes)}?desfecho=parados&parceiro=${p.nome}`}
                >
                  {p.paraVer} para ver
                </Anchor>
              ) : (
                `${p.paraVer} para ver`
              )}
            </Text>
            <Text size="xs" c="dimmed">
              {p.ultimaAt ? `última em ${formatarDataHora(Date.parse(p.ultimaAt))}` : 'nenhuma conversa hoje'}
              {p.tempoMedioMs !== null && `, ${p.tempoMedioMs} ms em média`}
            </Text>
          </Card>
        ))}
        <Card withBorder>
          <Text fw={600}>Remoções da seguradora</Text>
          <Text size="sm">
            {d.remocoes.abertas} em aberto de {d.remocoes.total}
          </Text>
          <Text size="sm">
            {quantos(d.remocoes.aEspera, 'evento espera', 'eventos esperam')} por uma remoção
          </Text>
          {d.esperando.map((e) => (
            <Text size="xs" c="dimmed" key={e.uid} style={{ overflowWrap: 'anywhere' }}>
              {`${e.eventCode} ${ehCodigoMapfre(e.eventCode) ? EVENTOS_MAPFRE[e.eventCode].rotulo : ''}, remoção ${e.removalId}, ${formatarDataHora(Date.parse(e.quando))}: a casa ainda não recebeu a solicitação (S01)`}
            </Text>
          ))}
        </Card>
      </SimpleGrid>
      {d.leiloes.map((l) => (
        <Text size="sm" key={`${l.uid}-${l.integradora}`}>
          <Anchor component={Link} to={caminho(TELAS_RETAGUARDA.integracaoLotes, { leilaoUid: l.uid })}>
            {l.nome}
          </Anchor>
          {`: ${l.integradora}, ${l.sincronizados} de ${quantos(l.lotes, 'lote sincronizado', 'lotes sincronizados')}`}
          {l.comErro > 0 && `, ${l.comErro} com erro`}
        </Text>
      ))}
    </>
  )
}
