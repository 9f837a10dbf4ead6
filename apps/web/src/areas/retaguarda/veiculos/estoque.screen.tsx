// The stock: the yards with their counts and ages above, the vehicles with what they lack below.
import { Badge, Group, Image, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { ETAPAS_DO_BEM } from '@martelo/domain/portal/etapa-do-bem.ts'
import { FALTAS, IDADES_DO_ESTOQUE } from '@martelo/domain/veiculos/faltas-do-veiculo.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import type { AcaoEmLote, Coluna, Filtro } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { SeloDoVeiculo, SITUACOES_DE_VEICULO } from '../../../parts/estados/situacoes.tsx'
import { ChegadasDoComitente } from './chegadas-do-comitente.tsx'
import { MudarVarios } from './mudar-varios.tsx'
import { PatiosDoEstoque } from './patios-do-estoque.tsx'

type Linha = RespostaDe<Calls['GET /v1/estoque/qb']>[number]

const ATIVAS: Readonly<Record<string, string>> = { ESTOQUE: 'Estoque', EM_LEILAO: 'Em leilão' }

const COLUNAS: readonly Coluna<Linha>[] = [
  {
    id: 'nome',
    titulo: 'Veículo',
    largura: 300,
    valor: (l) => l.nome,
    ordenavel: true,
    mostrar: (l) => (
      <Group gap="sm" wrap="nowrap">
        {l.foto && <Image src={l.foto} alt="" w={56} h={42} radius="sm" fit="cover" />}
        <div>
          <Text size="sm" fw={600} lineClamp={2}>
            {l.nome}
          </Text>
          <Text size="xs" c="dimmed">
            {[l.placa && formatarPlaca(l.placa), l.anoModelo, l.tipo, ...l.tags].filter(Boolean).join(' · ')}
          </Text>
        </div>
      </Group>
    ),
  },
  {
    id: 'faltas',
    titulo: 'Falta para vender',
    largura: 260,
    valor: (l) => l.faltas.map((f) => FALTAS[f]).join(', '),
    mostrar: (l) =>
      ATIVAS[l.situacao] === undefined ? null : l.faltas.length === 0 ? (
        <Badge color="green" variant="light" tt="none">
          Pronto para vender
        </Badge>
      ) : (
        <Group gap={4}>
          {l.faltas.map((f) => (
            <Badge key={f} color="yellow" variant="light" tt="none">
              {FALTAS[f]}
            </Badge>
          ))}
        </Group>
      ),
  },
  { id: 'patio', titulo: 'Onde está', valor: (l) => l.patio ?? 'Local externo', ordenavel: true },
  {
    id: 'dias',
    titulo: 'Desde',
    valor: (l) => formatarData(Date.parse(l.desde)),
    ordenavel: true,
    mostrar: (l) => `${formatarData(Date.parse(l.desde))} (${quantos(l.dias, 'dia', 'dias')})`,
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    largura: 150,
    valor: (l) => SITUACOES_DE_VEICULO[l.situacao] ?? l.situacao,
    ordenavel: true,
    mostrar: (l) => <SeloDoVeiculo situacao={l.situacao} />,
  },
  { id: 'etapa', titulo: 'Etapa', largura: 190, valor: (l) => ETAPAS_DO_BEM[l.etapa] },
  { id: 'classificacao', titulo: 'Classificação', valor: (l) => l.classificacao ?? '' },
  { id: 'comitente', titulo: 'Comitente', valor: (l) => l.comitente, ordenavel: true },
  {
    id: 'valorMercado',
    titulo: 'Valor de mercado',
    valor: (l) => (l.valorMercado === null ? '' : formatarReais(l.valorMercado)),
    ordenavel: true,
    direita: true,
    oculta: true,
  },
]

const opcoes = (t: Readonly<Record<string, string>>) =>
  Object.entries(t).map(([value, label]) => ({ value, label }))

const FILTROS: readonly Filtro[] = [
  { id: 'falta', rotulo: 'Falta', tipo: 'escolha', opcoes: opcoes(FALTAS) },
  {
    id: 'idade',
    rotulo: 'Há quanto tempo',
    tipo: 'escolha',
    opcoes: IDADES_DO_ESTOQUE.map((i) => ({ value: i.id, label: i.rotulo })),
  },
]

/** A consignor follows his goods on until they are paid out. */
const filtroDaSituacao = (daCasa: boolean): Filtro => ({
  id: 'situacao',
  rotulo: 'Situação',
  tipo: 'escolha',
  opcoes: opcoes(daCasa ? ATIVAS : SITUACOES_DE_VEICULO),
})

export default function Estoque() {
  const quem = useQuem()
  const daCasa = permite('veiculo:ver', quem)
  const { data: patios } = useQuery({
    queryKey: ['estoque', 'patios'],
    queryFn: () => chamar('GET /v1/estoque/patios'),
  })
  const [marcados, setMarcados] = useState<readonly Linha[] | null>(null)
  const acoes: readonly AcaoEmLote<Linha>[] = permite('veiculo:editar', quem)
    ? [{ rotulo: 'Mudar os marcados', executar: (ls) => setMarcados(ls) }]
    : []
  return (
    <>
      <title>Estoque</title>
      <Title order={1} size="h2" mb="md">
        Estoque
      </Title>
      <PatiosDoEstoque patios={patios} />
      {!daCasa && permite('comitente:acompanhar', quem) && <ChegadasDoComitente />}
      <Tabela<Linha>
        nome="estoque"
        colunas={COLUNAS}
        identidade={(l) => l.uid}
        abrir={(l: Linha) =>
          caminho(daCasa ? TELAS_RETAGUARDA.veiculo : TELAS_COMITENTE.bemDoComitente, { uid: l.uid })
        }
        ordenar={daCasa ? 'dias' : '-dias'}
        placeholder="Nome, placa, chassi ou etiqueta"
        filtros={[
          ...FILTROS,
          filtroDaSituacao(daCasa),
          {
            id: 'patio',
            rotulo: 'Pátio',
            tipo: 'escolha',
            opcoes: (patios ?? []).map((p) => ({ value: p.patioUid ?? 'externo', label: p.patio })),
          },
        ]}
        acoes={acoes}
        buscar={listaDe('GET /v1/estoque/qb')}
      />
      <MudarVarios linhas={marcados} aoFechar={() => setMarcados(null)} />
    </>
  )
}
