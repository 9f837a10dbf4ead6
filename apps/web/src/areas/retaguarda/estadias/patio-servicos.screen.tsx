// The work of the yards: what is asked for, by yard and person, the most urgent first.
import { Badge, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import {
  ROTULO_DO_SERVICO,
  SITUACOES_DE_SERVICO,
  TIPOS_DE_SERVICO,
} from '@martelo/domain/estadias/servicos-da-estadia.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { AtosDoServico } from '../../../parts/estadias/atos-do-servico.tsx'
import { SeloDoServico } from '../../../parts/estadias/selo-da-estadia.tsx'

type Linha = RespostaDe<Calls['GET /v1/estadias/servicos-solicitados']>[number]

const colunas = (aoMudar: () => Promise<unknown>): readonly Coluna<Linha>[] => [
  {
    id: 'tipoServico',
    titulo: 'Serviço',
    largura: 180,
    valor: (l) => l.tipoServico,
    ordenavel: true,
    mostrar: (l) => (
      <>
        <Text size="sm" fw={600}>
          {l.tipoServico}
        </Text>
        {l.observacao && (
          <Text size="xs" c="dimmed" lineClamp={2}>
            {l.observacao}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'veiculo',
    titulo: 'Veículo',
    largura: 260,
    valor: (l) => l.veiculo,
    ordenavel: true,
    mostrar: (l) => (
      <>
        <Text size="sm">{l.veiculo}</Text>
        <Text size="xs" c="dimmed">
          {[l.placa && formatarPlaca(l.placa), l.vaga && `vaga ${l.vaga}`, `chave ${l.codigoChave}`]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </>
    ),
  },
  { id: 'patio', titulo: 'Pátio', valor: (l) => l.patio, ordenavel: true },
  {
    id: 'pessoa',
    titulo: 'Quem faz',
    valor: (l) => l.pessoa ?? '',
    ordenavel: true,
    mostrar: (l) => l.pessoa ?? <Text c="dimmed">Quem estiver no pátio</Text>,
  },
  {
    id: 'prometidoAt',
    titulo: 'Prazo',
    largura: 150,
    ordenavel: true,
    valor: (l) => formatarDataHora(Date.parse(l.agendadoAt ?? l.prometidoAt)),
    mostrar: (l) =>
      l.atrasado ? (
        <Badge color="red" variant="light" tt="none">
          {formatarDataHora(Date.parse(l.agendadoAt ?? l.prometidoAt))}
        </Badge>
      ) : (
        formatarDataHora(Date.parse(l.agendadoAt ?? l.prometidoAt))
      ),
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    largura: 150,
    valor: (l) => ROTULO_DO_SERVICO[l.situacao],
    ordenavel: true,
    mostrar: (l) => <SeloDoServico situacao={l.situacao} atrasado={l.atrasado} />,
  },
  {
    id: 'atos',
    titulo: 'O que fazer',
    soAcoes: true,
    largura: 250,
    valor: () => '',
    mostrar: (l) => <AtosDoServico s={l} aoMudar={aoMudar} />,
  },
]

export default function ServicosDosPatios() {
  const consultas = useQueryClient()
  const { data: patios } = useQuery({
    queryKey: ['patios-ativos'],
    queryFn: () => chamar('GET /v1/patios/ativos'),
  })
  const reler = (): Promise<unknown> => consultas.invalidateQueries()
  return (
    <>
      <title>Serviços dos pátios</title>
      <Title order={1} size="h2" mb="md">
        Serviços dos pátios
      </Title>
      <Tabela<Linha>
        nome="patio-servicos"
        colunas={colunas(reler)}
        identidade={(l) => l.uid}
        abrir={(l) => `${caminho(TELAS_RETAGUARDA.estadia, { uid: l.estadiaUid })}?aba=servicos`}
        placeholder="Veículo, placa, chave ou observação"
        vazio="Nada por fazer com estes filtros"
        filtros={[
          {
            id: 'patio',
            rotulo: 'Pátio',
            tipo: 'escolha',
            opcoes: (patios ?? []).map((p) => ({ value: p.uid, label: p.nome })),
          },
          {
            id: 'tipo',
            rotulo: 'Serviço',
            tipo: 'escolha',
            opcoes: TIPOS_DE_SERVICO.map((t) => ({ value: t, label: t })),
          },
          {
            id: 'situacao',
            rotulo: 'Situação',
            tipo: 'escolha',
            opcoes: SITUACOES_DE_SERVICO.map((s) => ({ value: s, label: ROTULO_DO_SERVICO[s] })),
          },
          {
            id: 'atrasados',
            rotulo: 'Prazo',
            tipo: 'escolha',
            opcoes: [{ value: 'sim', label: 'Só atrasados' }],
          },
        ]}
        buscar={listaDe('GET /v1/estadias/servicos-solicitados')}
      />
    </>
  )
}
