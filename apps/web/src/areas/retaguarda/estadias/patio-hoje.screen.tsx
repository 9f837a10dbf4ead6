// The day of a yard on a phone: who comes to visit and to collect, what arrives, what is to be done. A code read at the
// gate opens what it belongs to.
import {
  Alert,
  Anchor,
  Badge,
  Button,
  Card,
  Group,
  Select,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import {
  diaEmBrasilia,
  formatarDataHora,
  formatarDiaComSemana,
  formatarHora,
} from '@martelo/domain/calendario/tempo-brasilia.ts'
import { faltaParaODia } from '@martelo/domain/entregas/antecipar-retirada.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { useTextoDoRelogio } from '@martelo/ui/countdown.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useParametros } from '../../../core/parametros.ts'
import { relogio } from '../../../core/relogio.ts'
import { avisarErro } from '../../../core/mantine/avisos.ts'
import { AtosDoServico } from '../../../parts/estadias/atos-do-servico.tsx'
import { LeitorDeCodigo } from '../../../parts/estadias/leitor-de-codigo.tsx'
import { SeloDaEstadia } from '../../../parts/estadias/selo-da-estadia.tsx'
import { type Agendado, CHAVE_DA_AGENDA, UmaRetirada } from '../patios/retirada-no-patio.tsx'
import '../patios/patio-agenda.css'

type DoDia = RespostaDe<Calls['GET /v1/patios/:patUid/dia']>
type Lido = RespostaDe<Calls['GET /v1/estadias/ler-codigo']>

export default function HojeNoPatio() {
  const hoje = useTextoDoRelogio(diaEmBrasilia)
  const ir = useNavigate()
  const consultas = useQueryClient()
  const [params, setParams] = useParametros()
  const [lido, setLido] = useState<Lido | null>(null)
  const { data: patios } = useQuery({
    queryKey: [...CHAVE_DA_AGENDA, 'patios'],
    queryFn: () => chamar('GET /v1/patios/meus'),
  })
  const patUid =
    params.get('patio') ?? patios?.find((p) => p.retiradasHoje > 0)?.uid ?? patios?.[0]?.uid ?? null
  const dia = useQuery({
    queryKey: [...CHAVE_DA_AGENDA, 'dia', patUid, hoje],
    queryFn: () =>
      chamar('GET /v1/patios/:patUid/dia', { params: { patUid: patUid ?? '' }, query: { dia: hoje } }),
    enabled: patUid !== null,
  })
  const agenda = useQuery({
    queryKey: [...CHAVE_DA_AGENDA, patUid, hoje, hoje],
    queryFn: () =>
      chamar('GET /v1/patios/:patUid/agenda', {
        params: { patUid: patUid ?? '' },
        query: { de: hoje, ate: hoje },
      }),
    enabled: patUid !== null,
  })
  const ler = async (texto: string): Promise<void> => {
    const r = await chamar('GET /v1/estadias/ler-codigo', { query: { texto } })
    if (r.retirada === null) return ir(caminho(TELAS_RETAGUARDA.estadia, { uid: r.estadiaUid }))
    setLido(r)
    if (r.retirada.validade === 'Válida' && !deOutroDia(r.retirada))
      await chamar('POST /v1/agendamentos/:uid/chegada', { params: { uid: r.retirada.agendamentoUid } })
    await reler()
  }
  const reler = (): Promise<void> => consultas.invalidateQueries({ queryKey: CHAVE_DA_AGENDA })
  const retiradas = agenda.data?.dias[0]?.agendados ?? []
  return (
    <Stack gap="md" maw={720}>
      <title>Hoje no pátio</title>
      <div>
        <Title order={1} size="h2">
          Hoje no pátio
        </Title>
        <Text c="dimmed" size="sm" tt="capitalize">
          {formatarDiaComSemana(hoje)}
        </Text>
      </div>
      {patios && patios.length > 1 && (
        <Select
          label="Pátio"
          allowDeselect={false}
          data={patios.map((p) => ({ value: p.uid, label: `${p.nome}, ${p.cidade}/${p.uf}` }))}
          value={patUid}
          onChange={(p) => p && setParams((q) => q.set('patio', p), { replace: true })}
        />
      )}
      {patios?.length === 0 && <Alert color="gray">Nenhum pátio cadastrado para você.</Alert>}
      {patUid !== null && <LeitorDeCodigo aoLer={(t) => void ler(t).catch(avisarErro)} />}
      {lido && <CodigoLido key={lido.retirada?.agendamentoUid} lido={lido} aoAntecipar={reler} />}
      {dia.error && (
        <Alert color="red" role="alert">
          {dia.error.message}
        </Alert>
      )}
      {patUid !== null && !dia.data && !dia.error && <Skeleton height={280} />}
      {dia.data && <Dia dia={dia.data} retiradas={retiradas} patUid={patUid} reler={reler} />}
    </Stack>
  )
}

/** Its bearer has come before the booked day. */
const deOutroDia = (r: NonNullable<Lido['retirada']>): boolean =>
  faltaParaODia(Date.parse(r.inicio), relogio.agora()) !== null

/** A code of a later day: the pickup is brought to today, and who holds it has arrived. */
function AnteciparPeloCodigo({ uid, aoAntecipar }: { uid: string; aoAntecipar: () => Promise<void> }) {
  const [feito, setFeito] = useState(false)
  const antecipar = async (): Promise<void> => {
    await chamar('POST /v1/agendamentos/:uid/antecipacao', { params: { uid } })
    setFeito(true)
    await chamar('POST /v1/agendamentos/:uid/chegada', { params: { uid } })
    await aoAntecipar()
  }
  if (feito) return <Text size="sm">Retirada antecipada para hoje.</Text>
  return (
    <Button
      my={6}
      size="compact-sm"
      variant="default"
      display="block"
      onClick={() => void antecipar().catch(avisarErro)}
    >
      Antecipar para hoje
    </Button>
  )
}

function CodigoLido({ lido, aoAntecipar }: { lido: Lido; aoAntecipar: () => Promise<void> }) {
  const { retirada: r } = lido
  if (r === null) return null
  const outroDia = deOutroDia(r)
  const inicio = Date.parse(r.inicio)
  const valida = r.validade === 'Válida'
  return (
    <Alert
      color={valida ? 'teal' : 'red'}
      title={`${lido.veiculo}: autorização ${r.validade.toLowerCase()}`}
      role="status"
    >
      {r.explicacao}
      <Text size="sm">
        Retira: {r.quem}, {r.documento}, {outroDia ? formatarDataHora(inicio) : `às ${formatarHora(inicio)}`}.
      </Text>
      {valida && outroDia && <AnteciparPeloCodigo uid={r.agendamentoUid} aoAntecipar={aoAntecipar} />}
      <Anchor component={Link} size="sm" to={caminho(TELAS_RETAGUARDA.estadia, { uid: lido.estadiaUid })}>
        Abrir a estadia
      </Anchor>
    </Alert>
  )
}

function Secao(p: { titulo: string; quantos: number; vazio: string; children: ReactNode }) {
  return (
    <section aria-label={p.titulo}>
      <Group gap="xs" mb="xs">
        <Title order={2} size="h4">
          {p.titulo}
        </Title>
        <Badge variant="light">{p.quantos}</Badge>
      </Group>
      <Stack gap="xs">
        {p.quantos === 0 && (
          <Text size="sm" c="dimmed">
            {p.vazio}
          </Text>
        )}
        {p.children}
      </Stack>
    </section>
  )
}

function Servicos(p: {
  titulo: string
  vazio: string
  lista: DoDia['servicos']
  reler: () => Promise<void>
}) {
  return (
    <Secao titulo={p.titulo} quantos={p.lista.length} vazio={p.vazio}>
      {p.lista.map((s) => (
        <Card withBorder padding="xs" key={s.uid}>
          <Text size="sm" fw={600}>
            {s.tipoServico}: {s.veiculo} {s.placa && `(${formatarPlaca(s.placa)})`}
          </Text>
          <Text size="xs" c={s.atrasado ? 'red' : 'dimmed'}>
            {[
              s.observacao,
              `até ${formatarHora(Date.parse(s.agendadoAt ?? s.prometidoAt))}${s.atrasado ? ', atrasado' : ''}`,
              s.vaga && `vaga ${s.vaga}`,
              `chave ${s.codigoChave}`,
              s.pessoa,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <AtosDoServico s={s} aoMudar={p.reler} />
        </Card>
      ))}
    </Secao>
  )
}

function Chegadas({ dia }: { dia: DoDia }) {
  const estadias = [...dia.chegadas, ...dia.saidas]
  return (
    <Secao titulo="Chegam e saem" quantos={estadias.length} vazio="Nenhum veículo chega ou sai hoje.">
      {estadias.map((e) => (
        <Card withBorder padding="xs" key={e.uid}>
          <Group justify="space-between" wrap="nowrap" align="start">
            <Anchor
              component={Link}
              size="sm"
              fw={600}
              to={caminho(TELAS_RETAGUARDA.estadia, { uid: e.uid })}
            >
              {e.veiculo.nome} {e.veiculo.placa && `(${formatarPlaca(e.veiculo.placa)})`}
            </Anchor>
            <SeloDaEstadia situacao={e.situacao} />
          </Group>
          <Text size="xs" c="dimmed">
            {[e.comitente, e.vaga && `vaga ${e.vaga}`, `chave ${e.codigoChave}`].filter(Boolean).join(' · ')}
          </Text>
        </Card>
      ))}
    </Secao>
  )
}

interface PropsDoDia {
  readonly dia: DoDia
  readonly retiradas: readonly Agendado[]
  readonly patUid: string | null
  readonly reler: () => Promise<void>
}

function Dia({ dia, retiradas, patUid, reler }: PropsDoDia) {
  return (
    <>
      <Secao titulo="Vêm retirar" quantos={retiradas.length} vazio="Nenhuma retirada marcada para hoje.">
        {retiradas.map((a) => (
          <div key={a.uid} className="patio-horario">
            <Text size="sm" className="numeros">
              {formatarHora(Date.parse(a.inicio))}
            </Text>
            <UmaRetirada a={a} />
          </div>
        ))}
      </Secao>
      <Servicos titulo="Vêm visitar" vazio="Nenhuma visita marcada." lista={dia.visitas} reler={reler} />
      <Chegadas dia={dia} />
      <Servicos titulo="Por fazer" vazio="Nada por fazer até hoje." lista={dia.servicos} reler={reler} />
      <Text size="sm" c="dimmed">
        {dia.vagas.livres} de {dia.vagas.total} vagas livres.{' '}
        <Anchor component={Link} size="sm" to={`${TELAS_RETAGUARDA.mapaDoPatio.path}?patio=${patUid}`}>
          Ver o mapa
        </Anchor>
      </Text>
    </>
  )
}
