// Consignors: the list, and one at a time in a drawer with his logo and bank accounts.
import { Badge, Button, Group, Image, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { formatarCnpj } from '@martelo/domain/comum/identificadores/cnpj.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamarContando } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import type { Coluna, Filtro } from '../../../parts/tabela/colunas.ts'
import { Tabela } from '../../../parts/tabela/tabela.tsx'
import { Gaveta } from '../../../parts/ficha/gaveta.tsx'
import { FormularioDoComitente } from './formulario-do-comitente.tsx'

export type Comitente = RespostaDe<Calls['GET /v1/comitente/find/qb']>[number]

const colunas = (abrir: (c: Comitente) => void, editar: boolean): Coluna<Comitente>[] => [
  {
    id: 'nome',
    titulo: 'Comitente',
    valor: (c) => c.nome,
    ordenavel: true,
    mostrar: (c) => (
      <Group gap="sm" wrap="nowrap">
        {c.logo && <Image src={c.logo} alt="" w={40} h={30} fit="contain" />}
        <Text size="sm" fw={600}>
          {c.nome}
        </Text>
      </Group>
    ),
  },
  { id: 'grupo', titulo: 'Grupo', valor: (c) => c.grupo ?? '', ordenavel: true },
  { id: 'cnpj', titulo: 'CNPJ', valor: (c) => (c.cnpj ? formatarCnpj(c.cnpj) : '') },
  { id: 'email', titulo: 'E-mail', valor: (c) => c.email ?? '' },
  { id: 'veiculos', titulo: 'Veículos', valor: (c) => c.veiculos, direita: true },
  { id: 'lotesAbertos', titulo: 'Lotes abertos', valor: (c) => c.lotesAbertos, direita: true },
  {
    id: 'ativo',
    titulo: 'Situação',
    valor: (c) => (c.ativo ? 'Ativo' : 'Inativo'),
    mostrar: (c) => (c.ativo ? 'Ativo' : <Badge color="gray">Inativo</Badge>),
  },
  {
    id: 'abrir',
    titulo: 'Ações',
    soAcoes: true,
    valor: () => '',
    largura: 100,
    mostrar: (c) => (
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => abrir(c)}
        aria-label={`${editar ? 'Editar' : 'Ver'} ${c.nome}`}
      >
        {editar ? 'Editar' : 'Ver'}
      </Button>
    ),
  },
]

const FILTROS: readonly Filtro[] = [
  {
    id: 'ativo',
    rotulo: 'Situação',
    tipo: 'escolha',
    opcoes: [
      { value: 'sim', label: 'Ativos' },
      { value: 'nao', label: 'Inativos' },
    ],
  },
]

export default function Comitentes() {
  const consultas = useQueryClient()
  const editar = permite('comitente:editar', useQuem())
  const [aberto, setAberto] = useState<Comitente | 'novo' | null>(null)
  const refazer = (): void => void consultas.invalidateQueries({ queryKey: ['comitentes'] })
  return (
    <>
      <title>Comitentes</title>
      <Title order={1} size="h2" mb="md">
        Comitentes
      </Title>
      <Tabela<Comitente>
        nome="comitentes"
        colunas={colunas(setAberto, editar)}
        ordenar="nome"
        identidade={(c) => c.uid}
        placeholder="Nome, grupo, CNPJ ou e-mail"
        filtros={FILTROS}
        principal={
          editar && (
            <Button leftSection={<IconPlus size={16} />} onClick={() => setAberto('novo')}>
              Novo comitente
            </Button>
          )
        }
        buscar={async (c) => {
          const { valor, total } = await chamarContando('GET /v1/comitente/find/qb', {
            query: {
              pagina: c.pagina,
              porPagina: c.porPagina,
              ordenar: c.ordenar,
              busca: c.busca,
              ...c.filtros,
            },
          })
          return { linhas: valor, total }
        }}
      />
      <Gaveta
        opened={aberto !== null}
        onClose={() => setAberto(null)}
        size="lg"
        title={aberto === 'novo' ? 'Novo comitente' : aberto?.nome}
      >
        {aberto !== null && (
          <FormularioDoComitente
            key={aberto === 'novo' ? 'novo' : aberto.uid}
            c={aberto === 'novo' ? null : aberto}
            editar={editar}
            aoSalvar={() => {
              refazer()
              setAberto(null)
            }}
            aoMudar={refazer}
          />
        )}
      </Gaveta>
    </>
  )
}
