// Inspections of the house: what waits, what is under way, what is done; and what came beside and must be looked at.
import { Badge, Button, Group, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_CAMPO } from '@martelo/contracts/core/telas/campo.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { SITUACOES_DE_VISTORIA } from '@martelo/domain/vistorias/states.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { IconClipboardCheck, IconListDetails } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import type { Coluna, Filtro } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { SeloDaNota, SeloDaVistoria } from '../../../parts/vistorias/selos.tsx'

type Linha = RespostaDe<Calls['GET /v1/vistorias/qb']>[number]
const quando = (t: string | null): string => (t === null ? '' : formatarDataHora(Date.parse(t)))

const COLUNAS: readonly Coluna<Linha>[] = [
  {
    id: 'veiculo',
    titulo: 'Veículo',
    largura: 280,
    ordenavel: true,
    valor: (l) => l.veiculo.nome,
    mostrar: (l) => (
      <div>
        <Text size="sm" fw={600} lineClamp={2}>
          {l.veiculo.nome}
        </Text>
        <Text size="xs" c="dimmed">
          {[l.veiculo.placa && formatarPlaca(l.veiculo.placa), l.patio].filter(Boolean).join(' · ')}
        </Text>
      </div>
    ),
  },
  { id: 'id', titulo: 'Nº', valor: (l) => l.id, ordenavel: true },
  {
    id: 'tipo',
    titulo: 'Tipo',
    valor: (l) => `${l.tipo.nome}, versão ${l.tipo.versao}${l.saidaPatio ? ', saída' : ''}`,
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    largura: 200,
    ordenavel: true,
    valor: (l) => l.situacao,
    mostrar: (l) => (
      <Group gap={4}>
        <SeloDaVistoria situacao={l.situacao} />
        {l.nota && <SeloDaNota nota={l.nota} />}
        {l.copias > 0 && (
          <Badge variant="light" color="orange" tt="none">
            {quantos(l.copias, 'cópia a conferir', 'cópias a conferir')}
          </Badge>
        )}
      </Group>
    ),
  },
  { id: 'vistoriador', titulo: 'Vistoriador', valor: (l) => l.vistoriador ?? '', ordenavel: true },
  { id: 'createdAt', titulo: 'Pedida em', valor: (l) => quando(l.createdAt), ordenavel: true },
  { id: 'dataFim', titulo: 'Realizada em', valor: (l) => quando(l.dataFim), ordenavel: true },
  {
    id: 'sincronizadaEm',
    titulo: 'Sincronizada em',
    valor: (l) => quando(l.sincronizadaEm),
    ordenavel: true,
    oculta: true,
  },
  { id: 'pedidaPor', titulo: 'Pedida por', valor: (l) => l.pedidaPor ?? '', oculta: true },
  { id: 'hash', titulo: 'Código', valor: (l) => l.hash, oculta: true },
]

interface ComNome {
  readonly uid: string
  readonly nome: string
}
const filtrosCom = (tipos: readonly ComNome[], patios: readonly ComNome[]): readonly Filtro[] => [
  {
    id: 'situacao',
    rotulo: 'Situação',
    tipo: 'escolha',
    opcoes: SITUACOES_DE_VISTORIA.map((s) => ({ value: s, label: s })),
  },
  {
    id: 'tipo',
    rotulo: 'Tipo',
    tipo: 'escolha',
    opcoes: tipos.map((t) => ({ value: t.uid, label: t.nome })),
  },
  {
    id: 'patio',
    rotulo: 'Pátio',
    tipo: 'escolha',
    opcoes: patios.map((p) => ({ value: p.uid, label: p.nome })),
  },
  {
    id: 'saidaPatio',
    rotulo: 'Momento',
    tipo: 'escolha',
    opcoes: [
      { value: 'nao', label: 'Entrada ou estoque' },
      { value: 'sim', label: 'Saída do pátio' },
    ],
  },
  {
    id: 'comCopia',
    rotulo: 'Cópias',
    tipo: 'escolha',
    opcoes: [{ value: 'sim', label: 'A conferir' }],
  },
  { id: 'de', rotulo: 'Pedida de', tipo: 'dia' },
  { id: 'ate', rotulo: 'Pedida até', tipo: 'dia' },
]

export default function Vistorias() {
  const quem = useQuem()
  const { data: fila } = useQuery({
    queryKey: ['vistorias', 'fila'],
    queryFn: () => chamar('GET /v1/vistorias/fila'),
  })
  const { data: tipos } = useQuery({
    queryKey: ['tipos-de-vistoria'],
    queryFn: () => chamar('GET /v1/tipo-vistoria/find/qb', { query: { pagina: 1, porPagina: 200 } }),
  })
  const { data: patios } = useQuery({
    queryKey: ['patios-para-escolher'],
    queryFn: () => chamar('GET /v1/patios/qb', { query: { pagina: 1, porPagina: 200 } }),
    enabled: permite('patio:editar', quem),
  })
  return (
    <>
      <title>Vistorias</title>
      <Title order={1} size="h2" mb="xs">
        Vistorias
      </Title>
      {fila && (
        <Text c="dimmed" size="sm" mb="md">
          {[
            ...fila.situacoes.map((s) => `${s.situacao}: ${s.quantas}`),
            `em andamento: ${fila.emAndamento}`,
            `há mais de um dia: ${fila.atrasadas}`,
            `cópias a conferir: ${fila.copias}`,
          ].join(' · ')}
        </Text>
      )}
      <Tabela<Linha>
        nome="vistorias"
        colunas={COLUNAS}
        identidade={(l) => l.uid}
        abrir={(l) => caminho(TELAS_RETAGUARDA.vistoria, { uid: l.uid })}
        placeholder="Veículo, placa, chassi ou vistoriador"
        filtros={filtrosCom(tipos ?? [], patios ?? [])}
        principal={<Principais />}
        buscar={listaDe('GET /v1/vistorias/qb')}
      />
    </>
  )
}

function Principais() {
  const quem = useQuem()
  return (
    <Group gap="xs">
      {permite('vistoria:tipos', quem) && (
        <Button
          component={Link}
          to={TELAS_RETAGUARDA.tiposVistoria.path}
          variant="default"
          leftSection={<IconListDetails size={16} />}
        >
          Tipos
        </Button>
      )}
      {permite('vistoria:fazer', quem) && (
        <Button
          component={Link}
          to={TELAS_CAMPO.vistoriar.path}
          leftSection={<IconClipboardCheck size={16} />}
        >
          Fazer no celular
        </Button>
      )}
    </Group>
  )
}
