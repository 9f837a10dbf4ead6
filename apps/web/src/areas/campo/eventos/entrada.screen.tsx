// The door of an event, on a phone: a code is read or typed, or a name looked for, and the guest is in. Without network the
// phone decides from the list that it has and tells the server later.
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { Alert, Badge, Button, Group, Select, Stack, Text, TextInput, Title } from '@mantine/core'
import { codigoLido } from '@martelo/domain/eventos/convidados.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { useParametros } from '../../../core/parametros.ts'
import { LeitorDeCodigo } from '../../../parts/estadias/leitor-de-codigo.tsx'
import { trazerLeitorDeQr } from '../../../parts/estadias/ler-qr.ts'
import { guardarPaginaNoAparelho } from '../../../parts/vistorias/guardar-pagina.ts'
import { type DaPorta, eventosLembrados, lembrarEventos } from './fila-da-porta.ts'
import { Receber } from './receber-na-porta.tsx'
import { usePorta } from './usar-porta.ts'

export default function EntradaDoEvento() {
  const [params, mudar] = useParametros()
  const noAparelho = useNoAparelho()
  const lidos = useQuery({
    queryKey: ['eventos-da-porta'],
    queryFn: async () => {
      const eventos = await chamar('GET /v1/eventos/porta')
      lembrarEventos(eventos)
      return eventos
    },
    networkMode: 'always',
    retry: false,
  })
  const data = lidos.data ?? (lidos.error === null ? undefined : eventosLembrados())
  const uid = params.get('evento') ?? data?.[0]?.uid ?? null
  const doEndereco = params.get('evento') !== null
  useEffect(() => {
    // Opened again without network, the page knows by its address which door it is.
    if (!doEndereco && uid !== null) mudar((p) => p.set('evento', uid), { replace: true })
  }, [doEndereco, uid, mudar])
  return (
    <Stack component="main" p="md" maw={560} mx="auto">
      <title>Entrada de convidados</title>
      <Group justify="space-between">
        <Title order={1} size="h3">
          Entrada de convidados
        </Title>
        <Button component="a" href="/admin" size="compact-sm" variant="subtle">
          Início
        </Button>
      </Group>
      {lidos.error !== null && data === undefined && uid === null && (
        <Alert color="red" role="alert" title="Não foi possível ler os eventos">
          {lidos.error.message}
          <Button
            mt="xs"
            size="compact-sm"
            variant="default"
            display="block"
            onClick={() => void lidos.refetch()}
          >
            Tentar de novo
          </Button>
        </Alert>
      )}
      {data?.length === 0 && <Text c="dimmed">Nenhum evento de hoje em diante.</Text>}
      {data !== undefined && data.length > 0 && (
        <Select
          label="Evento"
          allowDeselect={false}
          data={data.map((e) => ({
            value: e.uid,
            label: `${e.nome}, ${formatarDataHora(Date.parse(e.inicioAt))}`,
          }))}
          value={uid}
          onChange={(v) => v !== null && mudar((p) => p.set('evento', v))}
        />
      )}
      {uid !== null && <Porta key={uid} uid={uid} />}
      {noAparelho && <Text size="sm">Esta página está no aparelho: abre também sem rede.</Text>}
    </Stack>
  )
}

/** What comes when the page stands, or when something is told. */
const partesDeDepois = (): Promise<unknown> =>
  Promise.all([
    trazerLeitorDeQr(),
    import('@martelo/ui/toast.tsx'),
    import('../../../parts/faixas/faixa-de-manutencao.tsx'),
  ])

/** True when the page opens without network from now on. */
function useNoAparelho(): boolean {
  const [noAparelho, setNoAparelho] = useState(false)
  useEffect(
    () => guardarPaginaNoAparelho('porta', { antes: partesDeDepois, aoGuardar: () => setNoAparelho(true) }),
    [],
  )
  return noAparelho
}

function Porta({ uid }: { uid: string }) {
  const porta = usePorta(uid)
  if (porta.cancelado)
    return (
      <Alert color="red" role="alert" title="Este evento foi cancelado">
        Nenhuma entrada é registrada.
      </Alert>
    )
  if (porta.semLista !== null)
    return (
      <Alert color="red" role="alert" title="A lista de convidados não está neste aparelho">
        {porta.semLista}
      </Alert>
    )
  return <PortaAberta porta={porta} />
}

function PortaAberta({ porta }: { porta: ReturnType<typeof usePorta> }) {
  const [escolhido, setEscolhido] = useState<DaPorta | null>(null)
  // The same code read once more asks anew: who shows it the second time is told so.
  const [vez, setVez] = useState(0)
  const escolher = (g: DaPorta | null): void => {
    setEscolhido(g)
    setVez((n) => n + 1)
  }
  const [erro, setErro] = useState<string | null>(null)
  const [busca, setBusca] = useState('')
  const aoLer = (texto: string): void => {
    const codigo = codigoLido(texto)
    const achado = porta.convidados.find((g) => g.codigo === codigo)
    escolher(achado ?? null)
    setErro(achado ? null : 'Este código não está na lista deste evento.')
  }
  const achados =
    busca.trim().length < 2
      ? []
      : porta.convidados
          .filter((g) => simples(`${g.nome} ${g.empresa ?? ''}`).includes(simples(busca)))
          // The name that a person says begins so; a piece in the middle of a word is the last guess.
          .toSorted((a, b) => Number(comecaAssim(b, busca)) - Number(comecaAssim(a, busca)))
          .slice(0, 8)
  return (
    <>
      <ComoEsta porta={porta} sozinha={escolhido === null && erro === null} />
      <LeitorDeCodigo aoLer={aoLer} rotulo="Código do convite" />
      <TextInput
        label="Ou procure pelo nome"
        autoComplete="off"
        value={busca}
        onChange={(e) => setBusca(e.currentTarget.value)}
      />
      {achados.map((g) => (
        <Button
          key={g.codigo}
          variant="default"
          justify="space-between"
          rightSection={g.entrouAt === null ? null : <Text size="xs">Já entrou</Text>}
          onClick={() => {
            escolher(g)
            setErro(null)
            setBusca('')
          }}
        >
          {g.nome}
          {g.empresa !== null && (
            <Text span size="xs" c="dimmed" ml="xs">
              {g.empresa}
            </Text>
          )}
        </Button>
      ))}
      {erro && (
        <Alert color="red" role="alert">
          {erro}
        </Alert>
      )}
      {escolhido && (
        <Receber
          key={vez}
          g={porta.convidados.find((x) => x.codigo === escolhido.codigo) ?? escolhido}
          feita={porta.feitas.get(escolhido.codigo) ?? null}
          daqui={porta.daqui(escolhido.codigo)}
          receber={porta.receber}
          desfazer={porta.desfazer}
        />
      )}
    </>
  )
}

/** `sozinha`: nothing else on the page says how it stands without network. */
function ComoEsta({ porta, sozinha }: { porta: ReturnType<typeof usePorta>; sozinha: boolean }) {
  return (
    <>
      <Group justify="space-between">
        <Text size="sm" role="status">
          {quantos(porta.dentro, 'pessoa', 'pessoas')} dentro ·{' '}
          {quantos(porta.convidados.length, 'convidado', 'convidados')}
        </Text>
        <Group gap="xs" role="status">
          {porta.semRede && (
            <Badge color="yellow" variant="light">
              Sem rede
            </Badge>
          )}
          {porta.esperando > 0 && (
            <Badge color="yellow" variant="light">
              {porta.esperando} a enviar
            </Badge>
          )}
        </Group>
      </Group>
      {porta.semRede && sozinha && (
        <Alert color="yellow" role="status">
          Sem rede: as entradas ficam neste aparelho e seguem quando a rede voltar.
        </Alert>
      )}
    </>
  )
}

const comecaAssim = (g: DaPorta, busca: string): boolean =>
  ` ${simples(g.nome)}`.includes(` ${simples(busca).trim()}`)

const simples = (t: string): string =>
  t
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
