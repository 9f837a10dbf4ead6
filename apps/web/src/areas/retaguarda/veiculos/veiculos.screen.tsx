// Vehicles and other goods of the house.
import { Button, Group, Image, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import { COMITENTE } from '@martelo/contracts/comitentes/comitente.cadastro.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { TIPOS_DE_LOTE } from '@martelo/domain/lotes/tipos.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { IconFileSpreadsheet, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { SeloDoVeiculo, SITUACOES_DE_VEICULO } from '../../../parts/estados/situacoes.tsx'
import { filtroDeRegistro } from '../../../kit/cadastro/colunas-do-cadastro.tsx'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'

type Linha = RespostaDe<Calls['GET /v1/veiculos/qb']>[number]

const COLUNAS: readonly Coluna<Linha>[] = [
  {
    id: 'nome',
    titulo: 'Veículo',
    largura: 300,
    valor: (l) => l.nome,
    ordenavel: true,
    mostrar: (l) => (
      <Group gap="sm" wrap="nowrap">
        {l.foto && <Image src={l.foto} alt="" w={56} h={42} miw={56} radius="sm" fit="cover" />}
        <div>
          <Text size="sm" fw={600} lineClamp={2}>
            {l.nome}
          </Text>
          <Text size="xs" c="dimmed">
            {l.tipo}
            {l.quantidadeFotos === 0 ? ' · sem fotos' : ` · ${quantos(l.quantidadeFotos, 'foto', 'fotos')}`}
            {l.inibirVenda ? ' · venda inibida' : ''}
          </Text>
        </div>
      </Group>
    ),
  },
  { id: 'placa', titulo: 'Placa', valor: (l) => (l.placa ? formatarPlaca(l.placa) : ''), ordenavel: true },
  { id: 'chassi', titulo: 'Chassi', valor: (l) => l.chassi ?? '' },
  { id: 'renavam', titulo: 'RENAVAM', valor: (l) => l.renavam ?? '', oculta: true },
  {
    id: 'anoModelo',
    titulo: 'Ano',
    valor: (l) => [l.anoFabricacao, l.anoModelo].filter(Boolean).join('/'),
    ordenavel: true,
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    largura: 150,
    valor: (l) => SITUACOES_DE_VEICULO[l.situacao] ?? l.situacao,
    ordenavel: true,
    mostrar: (l) => <SeloDoVeiculo situacao={l.situacao} />,
  },
  { id: 'comitente', titulo: 'Comitente', valor: (l) => l.comitente, ordenavel: true },
  { id: 'patio', titulo: 'Pátio', valor: (l) => l.patio ?? '', ordenavel: true },
  {
    id: 'createdAt',
    titulo: 'Cadastro',
    valor: (l) => formatarData(Date.parse(l.createdAt)),
    ordenavel: true,
  },
]

export default function Veiculos() {
  const quem = useQuem()
  const { data: patios } = useQuery({
    queryKey: ['patios-para-escolher'],
    queryFn: () => chamar('GET /v1/patios/qb', { query: { pagina: 1, porPagina: 200 } }),
  })
  return (
    <>
      <title>Veículos</title>
      <Title order={1} size="h2" mb="md">
        Veículos
      </Title>
      <Tabela<Linha>
        nome="veiculos"
        colunas={COLUNAS}
        ordenar="-createdAt"
        identidade={(l) => l.uid}
        abrir={(l) => caminho(TELAS_RETAGUARDA.veiculo, { uid: l.uid })}
        placeholder="Nome, placa, chassi ou RENAVAM"
        filtros={[
          {
            id: 'situacao',
            rotulo: 'Situação',
            tipo: 'escolha',
            opcoes: Object.entries(SITUACOES_DE_VEICULO).map(([value, label]) => ({ value, label })),
          },
          {
            id: 'tipo',
            rotulo: 'Tipo',
            tipo: 'escolha',
            opcoes: TIPOS_DE_LOTE.map((t) => ({ value: String(t.id), label: t.nome })),
          },
          {
            id: 'patio',
            rotulo: 'Pátio',
            tipo: 'escolha',
            opcoes: (patios ?? []).map((p) => ({ value: p.uid, label: p.nome })),
          },
          ...(permite(COMITENTE.ler, quem) ? [filtroDeRegistro('comitente', 'Comitente', COMITENTE)] : []),
          { id: 'semFoto', rotulo: 'Fotos', tipo: 'escolha', opcoes: [{ value: 'sim', label: 'Sem foto' }] },
        ]}
        principal={<Principais />}
        buscar={listaDe('GET /v1/veiculos/qb')}
      />
    </>
  )
}

function Principais() {
  const quem = useQuem()
  return (
    <>
      {permite('importacao:fazer', quem) && (
        <Button
          component={Link}
          to={TELAS_RETAGUARDA.importacao.path}
          variant="default"
          leftSection={<IconFileSpreadsheet size={16} />}
        >
          Importar
        </Button>
      )}
      {permite('veiculo:editar', quem) && (
        <Button
          component={Link}
          to={caminho(TELAS_RETAGUARDA.veiculo, { uid: 'novo' })}
          leftSection={<IconPlus size={16} />}
        >
          Novo veículo
        </Button>
      )}
    </>
  )
}
