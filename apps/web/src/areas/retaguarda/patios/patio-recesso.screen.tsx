// Days on which a yard hands nothing out. The list, and one form for a new recess and for a change.
import { Alert, Badge, Button, Group, Modal, Select, Stack, Text, TextInput, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { chamar, chamarContando, ErroDeChamada } from '../../../core/api.ts'
import { avisarAtencao, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { Confirmar } from '../../../parts/ficha/confirmar.tsx'
import type { Coluna } from '../../../parts/tabela/colunas.ts'
import type { Consulta } from '../../../parts/tabela/consulta.ts'
import { Tabela } from '../../../parts/tabela/tabela.tsx'

type Recesso = RespostaDe<Calls['GET /v1/patios/recessos']>[number]
const NOME = 'recessos'
const NOVO: Dados = { patUid: null, inicio: '', fim: '', motivo: '' }

export function meta() {
  return [{ title: 'Recessos dos pátios' }]
}

async function buscar({
  filtros: _,
  ordenar: __,
  ...c
}: Consulta): Promise<{ linhas: readonly Recesso[]; total: number }> {
  const r = await chamarContando('GET /v1/patios/recessos', { query: c })
  return { linhas: r.valor, total: r.total }
}

export default function TelaDosRecessos() {
  const edita = permite('patio:editar', useQuem())
  const consultas = useQueryClient()
  const { pathname } = useLocation()
  const [aberto, setAberto] = useState<Recesso | 'novo' | null>(pathname.endsWith('-novo') ? 'novo' : null)
  const [apagando, setApagando] = useState<Recesso | null>(null)
  const refazer = () => consultas.invalidateQueries({ queryKey: [NOME] })
  const colunas: readonly Coluna<Recesso>[] = [
    { id: 'patio', titulo: 'Pátio', valor: (l) => l.patioNome },
    { id: 'inicio', titulo: 'De', valor: (l) => formatarDia(l.inicio) },
    { id: 'fim', titulo: 'Até', valor: (l) => formatarDia(l.fim) },
    { id: 'motivo', titulo: 'Motivo', valor: (l) => l.motivo },
    {
      id: 'agendados',
      titulo: 'Retiradas marcadas',
      valor: (l) => l.agendados,
      mostrar: (l) => (l.agendados === 0 ? '–' : <Badge color="yellow">{l.agendados} a remarcar</Badge>),
    },
    {
      id: 'acoes',
      titulo: 'Ações',
      valor: () => '',
      mostrar: (l) =>
        edita ? (
          <Group gap={6} wrap="nowrap">
            <Button size="compact-sm" variant="default" onClick={() => setAberto(l)}>
              Alterar
            </Button>
            <Button size="compact-sm" variant="subtle" color="red" onClick={() => setApagando(l)}>
              Apagar
            </Button>
          </Group>
        ) : null,
    },
  ]
  return (
    <>
      <Title order={1} size="h2" mb="md">
        Recessos dos pátios
      </Title>
      <Tabela<Recesso>
        nome={NOME}
        colunas={colunas}
        buscar={buscar}
        identidade={(l) => l.uid}
        placeholder="Pátio ou motivo"
        vazio="Nenhum recesso cadastrado"
        principal={edita && <Button onClick={() => setAberto('novo')}>Novo recesso</Button>}
      />
      {aberto !== null && (
        <Formulario
          recesso={aberto === 'novo' ? null : aberto}
          aoFechar={() => setAberto(null)}
          aoSalvar={refazer}
        />
      )}
      <Confirmar
        aberto={apagando !== null}
        titulo="Apagar o recesso"
        botao="Apagar"
        perigo
        aoFechar={() => setApagando(null)}
        aoConfirmar={async () => {
          await chamar('DELETE /v1/patios/recessos/:uid', { params: { uid: apagando?.uid ?? '' } })
          await refazer()
        }}
      >
        {apagando &&
          `O ${apagando.patioNome} volta a receber agendamentos de ${formatarDia(apagando.inicio)} a ${formatarDia(apagando.fim)}.`}
      </Confirmar>
    </>
  )
}

interface Dados {
  readonly patUid: string | null
  readonly inicio: string
  readonly fim: string
  readonly motivo: string
}

interface PropsDoFormulario {
  readonly recesso: Recesso | null
  readonly aoFechar: () => void
  readonly aoSalvar: () => Promise<unknown>
}

function useSalvarRecesso({ recesso, aoFechar, aoSalvar }: PropsDoFormulario, dados: Dados) {
  const [erro, setErro] = useState<unknown>(null)
  const [salvando, setSalvando] = useState(false)
  const salvar = async (): Promise<void> => {
    setSalvando(true)
    setErro(null)
    try {
      const r = await chamar('POST /v1/patios/recessos', {
        body: { ...dados, patUid: dados.patUid ?? '', ...(recesso ? { uid: recesso.uid } : {}) },
      })
      avisarSucesso()
      if (r.agendados > 0)
        avisarAtencao(`Há ${r.agendados} retirada(s) marcadas nesses dias: remarque com os compradores.`)
      await aoSalvar()
      aoFechar()
    } catch (e) {
      setErro(e)
    } finally {
      setSalvando(false)
    }
  }
  return { erro, salvando, salvar }
}

function Formulario(p: PropsDoFormulario) {
  const [dados, setDados] = useState<Dados>(p.recesso ?? NOVO)
  const { erro, salvando, salvar } = useSalvarRecesso(p, dados)
  const campos = erro instanceof ErroDeChamada ? erro.campos : {}
  return (
    <Modal
      opened
      onClose={p.aoFechar}
      title={p.recesso ? 'Alterar o recesso' : 'Novo recesso'}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <form
        onSubmit={(e) => {
          e.preventDefault()
          void salvar()
        }}
      >
        <Stack gap="sm">
          <Campos dados={dados} mudar={(m) => setDados({ ...dados, ...m })} campos={campos} />
          <Text size="xs" c="dimmed">
            Nesses dias nenhum horário é oferecido. Retiradas já marcadas continuam na agenda.
          </Text>
          {erro instanceof Error && Object.keys(campos).length === 0 && (
            <Alert color="red" role="alert">
              {erro.message}
            </Alert>
          )}
          <Group justify="end">
            <Button variant="default" onClick={p.aoFechar}>
              Voltar
            </Button>
            <Button type="submit" loading={salvando}>
              Salvar
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

function Campos({
  dados,
  mudar,
  campos,
}: {
  dados: Dados
  mudar: (m: Partial<Dados>) => void
  campos: Readonly<Record<string, string>>
}) {
  const patios = useQuery({ queryKey: ['meus-patios'], queryFn: () => chamar('GET /v1/patios/meus') })
  return (
    <>
      <Select
        label="Pátio"
        withAsterisk
        data={(patios.data ?? []).map((p) => ({ value: p.uid, label: `${p.nome} – ${p.cidade}/${p.uf}` }))}
        value={dados.patUid}
        onChange={(patUid) => mudar({ patUid })}
        error={campos.patUid}
      />
      <Group grow align="start">
        <TextInput
          type="date"
          label="De"
          withAsterisk
          value={dados.inicio}
          onChange={(e) => mudar({ inicio: e.currentTarget.value })}
          error={campos.inicio}
        />
        <TextInput
          type="date"
          label="Até"
          withAsterisk
          value={dados.fim}
          onChange={(e) => mudar({ fim: e.currentTarget.value })}
          error={campos.fim}
        />
      </Group>
      <TextInput
        label="Motivo"
        withAsterisk
        value={dados.motivo}
        onChange={(e) => mudar({ motivo: e.currentTarget.value })}
        error={campos.motivo}
      />
    </>
  )
}
