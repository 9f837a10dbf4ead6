// The lots of an auction in the banks' systems: linked, told, refused.
import {
  Anchor,
  Badge,
  Button,
  Card,
  Group,
  MultiSelect,
  NumberInput,
  Select,
  Stack,
  Text,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Ficha, FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { FalhaAoEnviar, useFalha } from '../../../kit/formulario/falha-ao-enviar.tsx'
import { TabelaDoBanco } from './tabela-do-banco.tsx'

type Integrado = RespostaDe<Calls['GET /v1/integracao/lotes/:leilaoUid']>
type Integracao = Integrado['integracoes'][number]

/** While a lot waits in the queue, what its bank said is asked for. */
const RELER_MS = 3_000
const naFila = (d: Integrado): boolean =>
  d.integracoes.some((i) => i.lotes.some((l) => l.situacao === 'PENDENTE'))

export default function TelaDosLotesDaIntegracao() {
  const { leilaoUid = '' } = useParams()
  const consultas = useQueryClient()
  const chave = ['integracao-lotes', leilaoUid]
  const { data, error, refetch } = useQuery({
    queryKey: chave,
    queryFn: () => chamar('GET /v1/integracao/lotes/:leilaoUid', { params: { leilaoUid } }),
    refetchInterval: ({ state }) => (state.data && naFila(state.data) ? RELER_MS : false),
  })
  const lista = TELAS_RETAGUARDA.leiloes.path
  if (error && !data) return <FichaComErro erro={error} voltar={lista} refazer={() => void refetch()} />
  if (data === undefined) return <FichaCarregando />
  const guardar = (novo: Integrado): void => void consultas.setQueryData(chave, novo)
  const sincronizar = async (): Promise<void> => {
    const novo = await chamar('POST /v1/integracao/lotes/:leilaoUid/sincronizar', { params: { leilaoUid } })
    guardar(novo)
    avisarSucesso(naFila(novo) ? 'O que faltava está na fila' : 'Os bancos já sabem de tudo o que aconteceu')
  }
  return (
    <>
      <title>Lotes da integração</title>
      <Ficha
        trilha={[
          [TELAS_RETAGUARDA.leiloes.title, lista],
          [data.leilao.nome, caminho(TELAS_RETAGUARDA.leilao, { id: data.leilao.id })],
        ]}
        titulo="Lotes da integração"
        subtitulo={data.leilao.nome}
        acoes={
          data.can.configurar &&
          data.integracoes.length > 0 && (
            <Button variant="default" onClick={() => void sincronizar().catch(avisarErro)}>
              Sincronizar agora
            </Button>
          )
        }
        abas={[
          {
            id: 'lotes',
            titulo: 'Lotes',
            conteudo: (
              <Stack>
                {data.can.configurar && data.livres.length > 0 && (
                  <Ligar key={data.livres.join()} d={data} leilaoUid={leilaoUid} aoLigar={guardar} />
                )}
                {data.integracoes.length === 0 && (
                  <Text c="dimmed">Este leilão não está ligado ao sistema de nenhum banco.</Text>
                )}
                {data.integracoes.map((i) => (
                  <DoBanco key={i.uid} d={data} i={i} aoMudar={guardar} />
                ))}
              </Stack>
            ),
          },
        ]}
      />
    </>
  )
}

interface PropsDeLigar {
  readonly d: Integrado
  readonly leilaoUid: string
  readonly aoLigar: (novo: Integrado) => void
}

function Ligar({ d, leilaoUid, aoLigar }: PropsDeLigar) {
  const [integradora, setIntegradora] = useState(d.livres[0] ?? 'Bradesco')
  const [numeroInicial, setNumero] = useState<number | string>(1)
  const [tags, setTags] = useState<string[]>([])
  const [falha, tentar, enviando] = useFalha()
  const campos = falha?.campos ?? {}
  const ligar = () =>
    tentar(async () => {
      const novo = await chamar('POST /v1/integracao/lotes/:leilaoUid', {
        params: { leilaoUid },
        body: { integradora, numeroInicial: Number(numeroInicial), tags },
      })
      avisarSucesso(`Leilão ligado ao ${integradora}`)
      aoLigar(novo)
    })
  return (
    <Card withBorder>
      <Text size="sm" mb="sm">
        Os lotes dos comitentes do banco recebem um número a partir do inicial e vão ao sistema dele, com as
        tags; o que acontece a cada lote é contado em seguida. A ligação e o número inicial não se desfazem.
      </Text>
      <Group align="start">
        <Select
          label="Integradora"
          data={d.livres}
          value={integradora}
          allowDeselect={false}
          onChange={(v) => {
            setIntegradora(d.livres.find((x) => x === v) ?? integradora)
            setTags([])
          }}
        />
        <NumberInput
          label="Número inicial"
          min={1}
          max={999_999}
          value={numeroInicial}
          error={campos['numeroInicial']}
          onChange={setNumero}
          w={140}
        />
        <MultiSelect
          label="Tags"
          error={campos['tags']}
          miw={220}
          data={d.tagsPossiveis
            .filter((t) => t.integradora === integradora)
            .map((t) => ({ value: t.uid, label: t.nome }))}
          value={tags}
          onChange={setTags}
        />
        <Button mt={{ base: 0, md: 25 }} loading={enviando} onClick={() => void ligar()}>
          Ligar o leilão
        </Button>
      </Group>
      {Object.keys(campos).length === 0 && <FalhaAoEnviar falha={falha} />}
      {falha !== null && Object.keys(campos).length === 0 && (
        <Anchor component={Link} size="sm" to={TELAS_RETAGUARDA.comitentesIntegrados.path}>
          {TELAS_RETAGUARDA.comitentesIntegrados.title}
        </Anchor>
      )}
    </Card>
  )
}

/** A link that exists keeps its first number: the call that links takes its tags again. */
function MudarTags({
  d,
  i,
  aoMudar,
  aoFechar,
}: Pick<PropsDeLigar, 'd'> & {
  i: Integracao
  aoMudar: (n: Integrado) => void
  aoFechar: () => void
}) {
  const [tags, setTags] = useState(i.tags.map((t) => t.uid))
  const [salvando, setSalvando] = useState(false)
  const salvar = async (): Promise<void> => {
    setSalvando(true)
    try {
      const novo = await chamar('POST /v1/integracao/lotes/:leilaoUid', {
        params: { leilaoUid: d.leilao.uid },
        body: { integradora: i.integradora, numeroInicial: i.numeroInicial, tags },
      })
      avisarSucesso(`Tags do ${i.integradora} mudadas`)
      aoMudar(novo)
    } catch (e) {
      avisarErro(e)
    } finally {
      setSalvando(false)
    }
  }
  // One that is no longer offered stays where it is in use.
  const possiveis = new Map([
    ...i.tags.map((t) => [t.uid, t.nome] as const),
    ...d.tagsPossiveis.filter((t) => t.integradora === i.integradora).map((t) => [t.uid, t.nome] as const),
  ])
  return (
    <Card withBorder>
      <Group align="end">
        <MultiSelect
          label={`Tags do ${i.integradora}`}
          description="Valem a partir do próximo envio de cada lote"
          flex={1}
          miw={220}
          data={[...possiveis].map(([value, label]) => ({ value, label }))}
          value={tags}
          onChange={setTags}
        />
        <Button loading={salvando} onClick={() => void salvar()}>
          Salvar as tags
        </Button>
        <Button variant="default" onClick={aoFechar}>
          Cancelar
        </Button>
      </Group>
    </Card>
  )
}

function DoBanco({
  d,
  i,
  aoMudar,
}: Pick<PropsDeLigar, 'd'> & { i: Integracao; aoMudar: (n: Integrado) => void }) {
  const [mudando, setMudando] = useState(false)
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Text fw={600}>
          {i.integradora}, a partir do número {i.numeroInicial}
        </Text>
        {i.tags.map((t) => (
          <Badge key={t.uid} variant="outline" tt="none">
            {t.nome}
          </Badge>
        ))}
        {d.can.configurar && !mudando && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={`Mudar as tags do ${i.integradora}`}
            onClick={() => setMudando(true)}
          >
            Mudar tags
          </Button>
        )}
      </Group>
      {mudando && (
        <MudarTags
          d={d}
          i={i}
          aoFechar={() => setMudando(false)}
          aoMudar={(novo) => {
            setMudando(false)
            aoMudar(novo)
          }}
        />
      )}
      {i.lotes.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nenhum lote deste leilão é de um comitente ligado ao {i.integradora}.
        </Text>
      ) : (
        <TabelaDoBanco lotes={i.lotes} />
      )}
    </Stack>
  )
}
