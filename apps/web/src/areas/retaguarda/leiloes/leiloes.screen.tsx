// Auctions of the house.
import { Button, Group, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { tempoRelativo } from '@martelo/domain/calendario/tempo-relativo.ts'
import { MODALIDADES, type Modalidade } from '@martelo/domain/leiloes/leilao.ts'
import { rotuloDoLeilao, SITUACOES_DE_LEILAO } from '@martelo/domain/leiloes/situacoes.ts'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useQuem } from '../../../core/marca-atual.ts'
import { relogio } from '../../../core/relogio.ts'
import { SeloDoLeilao } from '../../../parts/estados/situacoes.tsx'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { MontarLeilaoDeTeste } from './leilao-de-teste.tsx'

type Linha = RespostaDe<Calls['GET /v1/leiloes/qb']>[number]

const COLUNAS: readonly Coluna<Linha>[] = [
  {
    id: 'nome',
    titulo: 'Leilão',
    largura: 280,
    valor: (l) => l.nome,
    ordenavel: true,
    mostrar: (l) => (
      <>
        <Text size="sm" fw={600}>
          {l.nome}
        </Text>
        <Text size="xs" c="dimmed">
          nº {l.numero}
        </Text>
      </>
    ),
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    largura: 170,
    valor: (l) => rotuloDoLeilao(l.situacao),
    ordenavel: true,
    mostrar: (l) => <SeloDoLeilao situacao={l.situacao} />,
  },
  {
    id: 'data',
    titulo: 'Data',
    valor: (l) => formatarDataHora(Date.parse(l.data)),
    ordenavel: true,
    mostrar: (l) => (
      <>
        <Text size="sm" className="numeros">
          {formatarDataHora(Date.parse(l.data))}
        </Text>
        <Text size="xs" c="dimmed">
          {tempoRelativo(Date.parse(l.data), relogio.agora())}
        </Text>
      </>
    ),
  },
  { id: 'modalidade', titulo: 'Modalidade', valor: (l) => MODALIDADES[l.modalidade], ordenavel: true },
  { id: 'leiloeiro', titulo: 'Leiloeiro', valor: (l) => l.leiloeiro, ordenavel: true },
  { id: 'local', titulo: 'Local', valor: (l) => `${l.local}, ${l.cidade}/${l.uf}`, ordenavel: true },
  {
    id: 'quantidadeLotes',
    titulo: 'Lotes',
    largura: 110,
    valor: (l) => l.quantidadeLotes,
    direita: true,
    ordenavel: true,
    mostrar: (l) => (
      <>
        <Text size="sm" className="numeros">
          {l.quantidadeLotes}
        </Text>
        <Text size="xs" c="dimmed">
          {l.lotesLiberados} liberados
        </Text>
      </>
    ),
  },
  { id: 'lotesComLance', titulo: 'Com lance', valor: (l) => l.lotesComLance, direita: true },
]

export default function Leiloes() {
  const quem = useQuem()
  return (
    <>
      <title>Leilões</title>
      <Title order={1} size="h2" mb="md">
        Leilões
      </Title>
      <Tabela<Linha>
        nome="leiloes"
        colunas={COLUNAS}
        ordenar="-data"
        identidade={(l) => l.uid}
        abrir={(l) => caminho(TELAS_RETAGUARDA.leilao, { id: l.id })}
        placeholder="Nome, leiloeiro, local ou cidade"
        filtros={[
          {
            id: 'situacao',
            rotulo: 'Situação',
            tipo: 'escolha',
            opcoes: SITUACOES_DE_LEILAO.map((s) => ({ value: s, label: rotuloDoLeilao(s) })),
          },
          {
            id: 'modalidade',
            rotulo: 'Modalidade',
            tipo: 'escolha',
            opcoes: (Object.keys(MODALIDADES) as Modalidade[]).map((m) => ({
              value: m,
              label: MODALIDADES[m],
            })),
          },
          { id: 'de', rotulo: 'De', tipo: 'dia' },
          { id: 'ate', rotulo: 'Até', tipo: 'dia' },
        ]}
        principal={
          permite('leilao:editar', quem) && (
            <Group gap="xs">
              <MontarLeilaoDeTeste />
              <Button
                component={Link}
                to={caminho(TELAS_RETAGUARDA.leilao, { id: 'novo' })}
                leftSection={<IconPlus size={16} />}
              >
                Novo leilão
              </Button>
            </Group>
          )
        }
        buscar={listaDe('GET /v1/leiloes/qb')}
      />
    </>
  )
}
