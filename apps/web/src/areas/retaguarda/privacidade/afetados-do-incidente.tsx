// Whom a data incident affects: who is on the list, who was told, and the letter to the others.
import {
  Alert,
  Anchor,
  Badge,
  Button,
  Checkbox,
  Group,
  Skeleton,
  Stack,
  Table,
  Text,
  Textarea,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'

type Afetados = RespostaDe<Calls['GET /v1/privacidade/incidentes/:uid/afetados']>
const chaveDe = (uid: string) => ['afetados-do-incidente', uid]
/** While letters are being written. */
const RELER_MS = 5_000

export function AfetadosDoIncidente({ uid }: { uid: string }) {
  const edita = permite('privacidade:editar', useQuem())
  const { data, error } = useQuery({
    queryKey: chaveDe(uid),
    queryFn: () => chamar('GET /v1/privacidade/incidentes/:uid/afetados', { params: { uid } }),
    refetchInterval: ({ state: { data: d } }) =>
      d !== undefined && d.mensagem !== null && d.avisados < d.total ? RELER_MS : false,
  })
  if (error && !data)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  if (!data) return <Skeleton h={160} role="status" aria-label="Carregando" />
  return (
    <Stack>
      <Text size="sm">
        {quantos(data.total, 'pessoa', 'pessoas')} na lista, {quantos(data.avisados, 'avisada', 'avisadas')}.
      </Text>
      <Faltam uid={uid} de={data} edita={edita} />
      {edita && <Incluir uid={uid} />}
      {data.pessoas.length > 0 && <Lista uid={uid} de={data} edita={edita} />}
      {edita && data.avisados < data.total && <Escrever uid={uid} de={data} />}
    </Stack>
  )
}

function Incluir({ uid }: { uid: string }) {
  const consultas = useQueryClient()
  const [quem, setQuem] = useState('')
  const [todos, setTodos] = useState(false)
  const [erro, setErro] = useState<unknown>(null)
  const [naoAchados, setNaoAchados] = useState<readonly string[]>([])
  const [indo, setIndo] = useState(false)
  const incluir = (): void => {
    setErro(null)
    setIndo(true)
    chamar('POST /v1/privacidade/incidentes/:uid/afetados', { params: { uid }, body: { quem, todos } })
      .then(({ entraram, naoAchados: faltam, ...lista }) => {
        consultas.setQueryData(chaveDe(uid), lista)
        setNaoAchados(faltam)
        setQuem(faltam.join('\n'))
        setTodos(false)
        avisarSucesso(
          entraram === 0 ? 'Ninguém novo na lista' : quantos(entraram, 'pessoa entrou', 'pessoas entraram'),
        )
      })
      .catch(setErro)
      .finally(() => setIndo(false))
  }
  const doCampo = erro instanceof ErroDeChamada ? (erro.campos.quem ?? erro.message) : null
  const faltam =
    naoAchados.length === 0 ? null : `Não são de clientes da casa: ${naoAchados.slice(0, 20).join(', ')}`
  return (
    <Stack gap="xs">
      <Textarea
        label="Incluir pessoas"
        description="E-mails, CPFs ou CNPJs de clientes, um por linha"
        autosize
        minRows={3}
        maxRows={10}
        value={quem}
        disabled={todos}
        onChange={(e) => setQuem(e.currentTarget.value)}
        error={doCampo ?? faltam}
      />
      <Checkbox
        label="Todos os clientes da casa"
        checked={todos}
        onChange={(e) => setTodos(e.currentTarget.checked)}
      />
      <Group>
        <Button variant="default" loading={indo} onClick={incluir}>
          Incluir
        </Button>
      </Group>
    </Stack>
  )
}

function Lista({ uid, de, edita }: { uid: string; de: Afetados; edita: boolean }) {
  const consultas = useQueryClient()
  const retirar = (cliUid: string): void => {
    chamar('DELETE /v1/privacidade/incidentes/:uid/afetados/:cliUid', { params: { uid, cliUid } })
      .then((lista) => consultas.setQueryData(chaveDe(uid), lista))
      .catch(avisarErro)
  }
  return (
    <Table.ScrollContainer minWidth={320}>
      <Table striped>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Cliente</Table.Th>
            <Table.Th>Avisado</Table.Th>
            <Table.Th>
              <span className="ui-visually-hidden">Ações</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {de.pessoas.map((p) => (
            <Table.Tr key={p.uid}>
              <Table.Td>
                <Anchor component={Link} to={caminho(TELAS_RETAGUARDA.cliente, { id: p.id })} size="sm">
                  {p.nome}
                </Anchor>
                <Text size="xs" c="dimmed">
                  {p.email}
                </Text>
              </Table.Td>
              <Table.Td>
                {p.avisadoAt === null ? (
                  <Badge variant="light" color="yellow">
                    A avisar
                  </Badge>
                ) : (
                  formatarDataHora(Date.parse(p.avisadoAt))
                )}
              </Table.Td>
              <Table.Td>
                {edita && p.avisadoAt === null && (
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    color="red"
                    aria-label={`Retirar ${p.nome}`}
                    onClick={() => retirar(p.uid)}
                  >
                    Retirar
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {de.total > de.pessoas.length && (
        <Text size="sm" c="dimmed">
          As {de.pessoas.length} primeiras; quem ainda não foi avisado vem antes.
        </Text>
      )}
    </Table.ScrollContainer>
  )
}

/** Who was added after the letters went out: told here, and written to in one act. */
function Faltam({ uid, de, edita }: { uid: string; de: Afetados; edita: boolean }) {
  const consultas = useQueryClient()
  const [certeza, setCerteza] = useState(false)
  const n = de.total - de.avisados
  if (de.mensagem === null || n === 0) return null
  const { mensagem } = de
  const enviar = async (): Promise<void> => {
    const lista = await chamar('POST /v1/privacidade/incidentes/:uid/avisar-afetados', {
      params: { uid },
      body: { mensagem },
    })
    consultas.setQueryData(chaveDe(uid), lista)
    avisarSucesso('As cartas estão sendo escritas')
  }
  return (
    <Alert color="yellow" title={quantos(n, 'pessoa ainda não avisada', 'pessoas ainda não avisadas')}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">A carta já escrita ainda não foi a {n === 1 ? 'ela' : 'elas'}.</Text>
        {edita && <Button onClick={() => setCerteza(true)}>Enviar às que faltam</Button>}
      </Stack>
      <Confirmar
        aberto={certeza}
        titulo={`Enviar a carta a ${quantos(n, 'pessoa', 'pessoas')}?`}
        botao="Enviar"
        aoFechar={() => setCerteza(false)}
        aoConfirmar={enviar}
      >
        É a mesma carta que as outras receberam; quem já foi avisado não recebe outra. Para mudar as palavras,
        use a carta no fim desta página.
      </Confirmar>
    </Alert>
  )
}

const COMECO =
  'O que aconteceu:\n\nQuais dados seus:\n\nO que já fizemos:\n\nO que pode acontecer, e o que você pode fazer:\n'

function Escrever({ uid, de }: { uid: string; de: Afetados }) {
  const consultas = useQueryClient()
  const [mensagem, setMensagem] = useState(de.mensagem ?? COMECO)
  const [certeza, setCerteza] = useState(false)
  const [erro, setErro] = useState<string | null>(null)
  const faltam = quantos(de.total - de.avisados, 'pessoa', 'pessoas')
  const avisar = async (): Promise<void> => {
    setErro(null)
    try {
      const lista = await chamar('POST /v1/privacidade/incidentes/:uid/avisar-afetados', {
        params: { uid },
        body: { mensagem },
      })
      consultas.setQueryData(chaveDe(uid), lista)
      avisarSucesso('As cartas estão sendo escritas')
    } catch (e) {
      if (!(e instanceof ErroDeChamada)) throw e
      setErro(e.campos.mensagem ?? e.message)
    }
  }
  return (
    <Stack gap="xs">
      <Textarea
        label="Carta às pessoas afetadas"
        description="A lei pede: quais dados, o que foi feito, os riscos e o contato do encarregado, que o sistema acrescenta"
        autosize
        minRows={8}
        maxRows={20}
        maxLength={4000}
        value={mensagem}
        onChange={(e) => setMensagem(e.currentTarget.value)}
        error={erro}
      />
      <Group>
        <Button onClick={() => setCerteza(true)} disabled={mensagem === COMECO}>
          Avisar {faltam}
        </Button>
      </Group>
      <Confirmar
        aberto={certeza}
        titulo={`Escrever a ${faltam}?`}
        botao="Escrever"
        aoFechar={() => setCerteza(false)}
        aoConfirmar={avisar}
      >
        A carta vai por e-mail e no sino. O que foi enviado não volta.
      </Confirmar>
    </Stack>
  )
}
