// Removals as a list: what was asked for, what is planned, what is on the road.
import { Button, Group, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarData, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { ROTULO_DA_REMOCAO, SITUACOES_DE_REMOCAO } from '@martelo/domain/remocoes/states.ts'
import { IconFileSpreadsheet, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { NovaRemocao } from '../../../parts/remocoes/nova-remocao.tsx'
import { SeloDaRemocao } from '../../../parts/remocoes/selo-da-remocao.tsx'
import { PlanilhaDeRemocoes } from './planilha-de-pedidos.tsx'

type Linha = RespostaDe<Calls['GET /v1/remocoes/consulta/qb']>[number]

const COLUNAS: readonly Coluna<Linha>[] = [
  { id: 'id', titulo: 'Número', valor: (l) => l.id, oculta: true },
  {
    id: 'veiculo',
    titulo: 'Veículo',
    largura: 260,
    valor: (l) => l.veiculo,
    ordenavel: true,
    mostrar: (l) => (
      <>
        <Text size="sm" fw={600} lineClamp={2}>
          {l.veiculo}
        </Text>
        <Text size="xs" c="dimmed">
          {[l.placa && formatarPlaca(l.placa), l.comitente].filter(Boolean).join(' · ')}
        </Text>
      </>
    ),
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    largura: 150,
    valor: (l) => ROTULO_DA_REMOCAO[l.situacao],
    ordenavel: true,
    mostrar: (l) => <SeloDaRemocao situacao={l.situacao} />,
  },
  { id: 'local', titulo: 'De', valor: (l) => `${l.local}, ${l.localCidade}`, ordenavel: true },
  { id: 'patio', titulo: 'Para', valor: (l) => l.patio, ordenavel: true },
  {
    id: 'transportadora',
    titulo: 'Transportadora',
    valor: (l) => [l.transportadora, l.motorista].filter(Boolean).join(', '),
    ordenavel: true,
  },
  {
    id: 'solicitadaAt',
    titulo: 'Pedida em',
    valor: (l) => formatarData(Date.parse(l.solicitadaAt)),
    ordenavel: true,
  },
  {
    id: 'previstaEm',
    titulo: 'Coleta em',
    valor: (l) => (l.previstaEm ? formatarDia(l.previstaEm) : ''),
    ordenavel: true,
  },
  {
    id: 'valor',
    titulo: 'Valor',
    direita: true,
    ordenavel: true,
    valor: (l) =>
      l.valor !== null
        ? formatarReais(l.valor)
        : l.valorSugerido === null
          ? ''
          : `${formatarReais(l.valorSugerido)} (sugerido)`,
  },
]

export default function Remocoes() {
  const quem = useQuem()
  const [aberto, setAberto] = useState<'nova' | 'planilha' | null>(null)
  const { data: patios } = useQuery({
    queryKey: ['patios-das-remocoes'],
    queryFn: () => chamar('GET /v1/patios/remocoes'),
  })
  return (
    <>
      <title>Remoções</title>
      <Title order={1} size="h2" mb="md">
        Remoções
      </Title>
      <Tabela<Linha>
        nome="remocoes"
        colunas={COLUNAS}
        identidade={(l) => l.uid}
        abrir={(l) => caminho(TELAS_RETAGUARDA.remocao, { uid: l.uid })}
        placeholder="Veículo, placa, local, motorista ou transportadora"
        vazio="Nenhuma remoção com estes filtros"
        filtros={[
          {
            id: 'situacao',
            rotulo: 'Situação',
            tipo: 'escolha',
            opcoes: SITUACOES_DE_REMOCAO.map((s) => ({ value: s, label: ROTULO_DA_REMOCAO[s] })),
          },
          {
            id: 'patio',
            rotulo: 'Pátio',
            tipo: 'escolha',
            opcoes: (patios ?? []).map((p) => ({ value: p.uid, label: p.nome })),
          },
          {
            id: 'contato',
            rotulo: 'Seguradora espera contato',
            tipo: 'escolha',
            opcoes: [{ value: 'sim', label: 'Sim' }],
          },
          {
            id: 'naEstrada',
            rotulo: 'Onde',
            tipo: 'escolha',
            opcoes: [{ value: 'sim', label: 'Na estrada' }],
          },
        ]}
        principal={
          permite('remocao:pedir', quem) && (
            <Group gap="xs">
              <Button
                variant="default"
                leftSection={<IconFileSpreadsheet size={16} />}
                onClick={() => setAberto('planilha')}
              >
                Planilha
              </Button>
              <Button leftSection={<IconPlus size={16} />} onClick={() => setAberto('nova')}>
                Pedir remoção
              </Button>
            </Group>
          )
        }
        buscar={listaDe('GET /v1/remocoes/consulta/qb')}
      />
      {aberto === 'nova' && <NovaRemocao aoFechar={() => setAberto(null)} />}
      {aberto === 'planilha' && <PlanilhaDeRemocoes aoFechar={() => setAberto(null)} />}
    </>
  )
}
