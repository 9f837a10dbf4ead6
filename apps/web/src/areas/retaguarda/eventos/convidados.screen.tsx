// Guests of one event: taken in by hand or from a spreadsheet, invited by mail, with what they answered.
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { Alert, Badge, Button, Group, Select, Stack, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { mostrarCodigo } from '@martelo/domain/eventos/convidados.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { IconFileSpreadsheet, IconMail, IconPlus, IconQrcode } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar, chamarContando } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useRecurso } from '../../../core/recurso-ligado.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { useParametros } from '../../../core/parametros.ts'
import type { AcaoEmLote, Coluna, Filtro } from '../../../kit/tabela/colunas.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { FaltaAvisar } from './avisar-convidados.tsx'
import { ConviteEmMaos } from './convite-em-maos.tsx'
import { NovoConvidado, PlanilhaDeConvidados } from './novos-convidados.tsx'

type Convidado = RespostaDe<Calls['GET /v1/eventos/:uid/convidados']>[number]

const RESPOSTA = {
  pendente: ['Sem resposta', 'gray'],
  sim: ['Vem', 'green'],
  nao: ['Não vem', 'red'],
} as const satisfies Record<Convidado['resposta'], readonly [string, string]>

/** Who makes events may see no client's file. */
function Nome({ g }: { g: Convidado }) {
  const ve = permite('cliente:ver', useQuem())
  return ve && g.cliId !== null ? (
    <Link to={caminho(TELAS_RETAGUARDA.cliente, { id: g.cliId })}>{g.nome}</Link>
  ) : (
    <Text size="sm">{g.nome}</Text>
  )
}

const COLUNAS: readonly Coluna<Convidado>[] = [
  {
    id: 'nome',
    titulo: 'Convidado',
    ordenavel: true,
    valor: (g) => g.nome,
    mostrar: (g) => (
      <Stack gap={0}>
        <Nome g={g} />
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {[g.empresa, g.email ?? 'sem e-mail', g.telefone && formatarTelefone(g.telefone)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
    ),
  },
  { id: 'codigo', titulo: 'Código', valor: (g) => mostrarCodigo(g.codigo), oculta: true },
  {
    id: 'resposta',
    titulo: 'Resposta',
    ordenavel: true,
    valor: (g) => RESPOSTA[g.resposta][0],
    mostrar: (g) => (
      <Group gap="xs" wrap="nowrap">
        <Badge variant="light" color={RESPOSTA[g.resposta][1]}>
          {RESPOSTA[g.resposta][0]}
        </Badge>
        {g.acompanhantes > 0 && <Text size="xs">+{g.acompanhantes}</Text>}
      </Group>
    ),
  },
  { id: 'conviteAt', titulo: 'Convite enviado', ordenavel: true, valor: (g) => quando(g.conviteAt) },
  {
    id: 'entrouAt',
    titulo: 'Entrou',
    ordenavel: true,
    valor: (g) => (g.entrouAt === null ? null : `${quando(g.entrouAt)} (${g.pessoas})`),
  },
]
const colunaDoConvite = (abrir: (g: Convidado) => void): Coluna<Convidado> => ({
  id: 'convite',
  titulo: 'Convite',
  soAcoes: true,
  valor: () => '',
  mostrar: (g) => (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconQrcode size={14} aria-hidden />}
      onClick={() => abrir(g)}
      aria-label={`Convite de ${g.nome}`}
    >
      Convite
    </Button>
  ),
})
const FILTROS: readonly Filtro[] = [
  {
    tipo: 'escolha',
    id: 'resposta',
    rotulo: 'Resposta',
    opcoes: Object.entries(RESPOSTA).map(([value, [label]]) => ({ value, label })),
  },
  {
    tipo: 'escolha',
    id: 'entrada',
    rotulo: 'Entrada',
    opcoes: [
      { value: 'presentes', label: 'Entrou' },
      { value: 'ausentes', label: 'Não entrou' },
    ],
  },
  {
    tipo: 'escolha',
    id: 'convite',
    rotulo: 'Convite',
    opcoes: [
      { value: 'enviado', label: 'Enviado' },
      { value: 'a-enviar', label: 'A enviar' },
      { value: 'a-avisar', label: 'Não sabe da mudança' },
    ],
  },
]
const DO_ENDERECO = ['evento'] as const
const quando = (t: string | null): string | null => (t === null ? null : formatarDataHora(Date.parse(t)))

export default function Convidados() {
  const [params, mudar] = useParametros()
  const consultas = useQueryClient()
  const { data, error } = useQuery({
    queryKey: ['eventos-para-escolher'],
    queryFn: () => chamar('GET /v1/eventos/qb', { query: { pagina: 1, porPagina: 100 } }),
  })
  const uid = params.get('evento') ?? data?.[0]?.uid ?? null
  return (
    <>
      <title>Convidados</title>
      <Title order={1} size="h2" mb="md">
        Convidados
      </Title>
      {error && !data && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {data?.length === 0 && (
        <Text c="dimmed">
          Nenhum evento ainda.{' '}
          <Link to={`${TELAS_RETAGUARDA.eventos.path}?registro=novo`}>Criar o primeiro</Link>
        </Text>
      )}
      {data !== undefined && data.length > 0 && (
        <Select
          label="Evento"
          searchable
          allowDeselect={false}
          maw={480}
          mb="md"
          data={data.map((e) => ({
            value: e.uid,
            label: `${e.nome}, ${formatarDataHora(Date.parse(e.inicioAt))}`,
          }))}
          value={uid}
          onChange={(v) => mudar((p) => (v === null ? p.delete('evento') : p.set('evento', v)))}
        />
      )}
      {uid !== null && (
        <ListaDeConvidados
          key={uid}
          uid={uid}
          evento={data?.find((e) => e.uid === uid)}
          aoMudar={() => void consultas.invalidateQueries()}
        />
      )}
    </>
  )
}

type Evento = RespostaDe<Calls['GET /v1/eventos/qb']>[number]

/** Some hundreds leave with each call: all of them in as many as it takes. */
async function convidar(uid: string, convidados?: readonly string[]): Promise<void> {
  let enviados = 0
  for (;;) {
    const r = await chamar('POST /v1/eventos/:uid/convites', {
      params: { uid },
      body: convidados === undefined ? {} : { convidados: [...convidados] },
    })
    enviados += r.enviados
    if (r.faltam > 0 && r.enviados > 0) continue
    const sem = r.semContato > 0 ? `; ${r.semContato} sem e-mail: use “Convite” na linha` : ''
    return avisarSucesso(
      enviados === 0 ? `Nenhum convite a enviar${sem}` : `Convites enviados: ${enviados}${sem}`,
    )
  }
}

function ListaDeConvidados({
  uid,
  evento,
  aoMudar,
}: {
  uid: string
  evento: Evento | undefined
  aoMudar: () => void
}) {
  const quem = useQuem()
  const [aberto, setAberto] = useState<'novo' | 'planilha' | Convidado | null>(null)
  const edita = permite('evento:editar', quem)
  // Switched off, the address of an invitation answers nothing.
  const convida = useRecurso('eventos') && edita
  const enviar = (convidados?: readonly string[]): Promise<void> => convidar(uid, convidados).finally(aoMudar)
  const acoes: readonly AcaoEmLote<Convidado>[] = [
    ...(convida
      ? [{ rotulo: 'Enviar convite', executar: (l: readonly Convidado[]) => enviar(l.map((g) => g.uid)) }]
      : []),
    {
      rotulo: 'Retirar',
      perigo: true,
      confirmar: (l) => `Retirar ${quantos(l.length, 'convidado', 'convidados')}? O convite deixa de valer.`,
      porLinha: (g) => chamar('DELETE /v1/eventos/convidados/:uid', { params: { uid: g.uid } }),
    },
  ]
  return (
    <>
      {evento && <FaltaAvisar evento={evento} aoMudar={aoMudar} />}
      {convida && (
        <Button
          mb="md"
          variant="default"
          leftSection={<IconMail size={16} />}
          onClick={() => void enviar().catch(avisarErro)}
        >
          Enviar convites
        </Button>
      )}
      <Tabela<Convidado>
        nome="convidados"
        de={uid}
        daTela={DO_ENDERECO}
        identidade={(g) => g.uid}
        placeholder="Nome, e-mail, empresa ou código"
        vazio="Nenhum convidado ainda: inclua um a um, ou muitos por planilha"
        colunas={convida ? [...COLUNAS, colunaDoConvite(setAberto)] : COLUNAS}
        filtros={FILTROS}
        acoes={edita ? acoes : []}
        principal={edita && <Botoes abrir={setAberto} />}
        buscar={async ({ filtros, ...consulta }) => {
          const query = { ...consulta, ...filtros }
          const { valor, total } = await chamarContando('GET /v1/eventos/:uid/convidados', {
            params: { uid },
            query,
          })
          return { linhas: valor, total }
        }}
      />
      {aberto === 'novo' && <NovoConvidado uid={uid} aoFechar={() => setAberto(null)} />}
      {aberto === 'planilha' && <PlanilhaDeConvidados uid={uid} aoFechar={() => setAberto(null)} />}
      {aberto !== null && typeof aberto === 'object' && (
        <ConviteEmMaos convidado={aberto} evento={uid} aoMudar={aoMudar} aoFechar={() => setAberto(null)} />
      )}
    </>
  )
}

function Botoes({ abrir }: { abrir: (o: 'novo' | 'planilha') => void }) {
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={16} />}
        onClick={() => abrir('planilha')}
      >
        Planilha
      </Button>
      <Button leftSection={<IconPlus size={16} />} onClick={() => abrir('novo')}>
        Incluir
      </Button>
    </Group>
  )
}
