// One problem that I reported: the conversation, files, and the decision. It updates by itself when the house answers.
import {
  Alert,
  Anchor,
  Breadcrumbs,
  Button,
  Card,
  Group,
  Skeleton,
  Stack,
  Text,
  Textarea,
  Title,
} from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { incidentePendente, ROTULO_DA_DECISAO } from '@martelo/domain/incidentes/states.ts'
import { ROTULO_DO_TIPO_DE_INCIDENTE } from '@martelo/domain/incidentes/tipos-de-incidente.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { novaChave } from '../../../core/chave-do-pedido.ts'
import { avisarErro } from '../../../core/mantine/avisos.ts'
import { AnexosDoRegistro } from '../../../kit/anexos/anexos-do-registro.tsx'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { NaoCarregou } from '../../../kit/ficha/nao-carregou.tsx'
import { ConversaDoIncidente } from '../../../parts/incidentes/conversa-do-incidente.tsx'
import { SituacaoDoIncidente } from '../../../parts/incidentes/situacao-do-incidente.tsx'
import {
  CHAVE_DOS_INCIDENTES,
  type MeuIncidente,
  useAvisosDosMeusIncidentes,
} from '../../../parts/incidentes/usar-incidentes.ts'

export function meta() {
  return [{ title: 'Problema com a compra' }]
}

export default function TelaDoMeuProblema() {
  const { uid = '' } = useParams()
  useAvisosDosMeusIncidentes()
  const chave = [...CHAVE_DOS_INCIDENTES, 'meu', uid]
  const { data, error, refetch } = useQuery({
    queryKey: chave,
    queryFn: () => chamar('GET /v1/cliente/incidentes/:uid', { params: { uid } }),
  })
  if (error && !data) return <NaoCarregou titulo="Não foi possível abrir" erro={error} refazer={refetch} />
  return data ? <UmProblema n={data} chave={chave} /> : <Skeleton height={320} aria-busy="true" />
}

function UmProblema({ n, chave }: { n: MeuIncidente; chave: readonly string[] }) {
  const consultas = useQueryClient()
  const [retirando, setRetirando] = useState(false)
  const mudou = (novo: MeuIncidente): void => void consultas.setQueryData(chave, novo)
  return (
    <Stack gap="lg" maw={760}>
      <Cabecalho n={n} />
      <Decisao n={n} />
      <ConversaDoIncidente mensagens={n.mensagens} meu="cliente" />
      {n.podeEscrever && <Responder n={n} aoMudar={mudou} />}
      <section aria-labelledby="arquivos">
        <Title order={2} size="h5" id="arquivos" mb="sm">
          Fotos e documentos
        </Title>
        <AnexosDoRegistro entidade="incidente" uid={n.uid} fechado={!n.podeEscrever} />
      </section>
      {n.podeRetirar && (
        <Group>
          <Button variant="default" size="sm" onClick={() => setRetirando(true)}>
            Não preciso mais: retirar
          </Button>
        </Group>
      )}
      <Confirmar
        aberto={retirando}
        titulo="Retirar o relato"
        botao="Retirar"
        aoFechar={() => setRetirando(false)}
        aoConfirmar={async () =>
          mudou(
            await chamar('POST /v1/cliente/incidentes/:uid/retirar', {
              params: { uid: n.uid },
              body: { versao: n.versao },
            }),
          )
        }
      >
        O caso termina aqui. Se o problema voltar, você pode relatar outro dentro do prazo.
      </Confirmar>
    </Stack>
  )
}

function Cabecalho({ n }: { n: MeuIncidente }) {
  return (
    <div>
      <Breadcrumbs mb="xs">
        <Anchor component={Link} to={TELAS_CLIENTE.meusIncidentes.path} size="sm">
          Problemas com compras
        </Anchor>
        <Text size="sm">Caso {n.codigo}</Text>
      </Breadcrumbs>
      <Group gap="sm">
        <Title order={1} size="h2">
          {n.assunto}
        </Title>
        <SituacaoDoIncidente s={n.situacao} paraOCliente />
      </Group>
      <Text size="sm" c="dimmed">
        {ROTULO_DO_TIPO_DE_INCIDENTE[n.tipo]}
        {n.vndId !== null && (
          <>
            {' · '}
            <Anchor component={Link} to={caminho(TELAS_CLIENTE.compra, { id: n.vndId })} size="sm">
              Compra {numeroDaVenda(n.vndId)}
            </Anchor>
          </>
        )}
        {n.lote && ` · ${n.lote}`}
      </Text>
      {incidentePendente(n.situacao) && (
        <Text size="sm" mt={4}>
          {n.situacao === 'AGUARDANDO_CLIENTE'
            ? 'Esperamos a sua resposta.'
            : `Decidimos até ${formatarData(Date.parse(n.prazo))}.`}
        </Text>
      )}
    </div>
  )
}

function Decisao({ n }: { n: MeuIncidente }) {
  if (n.decisao === null) return null
  return (
    <Alert color="teal" title={`Decisão: ${ROTULO_DA_DECISAO[n.decisao].toLowerCase()}`}>
      <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
        {n.decisaoTexto}
      </Text>
      {n.valor > 0 && (
        <Text size="sm" fw={600} mt={4}>
          {formatarReais(n.valor)} abatidos da compra. O que você pagou a mais será devolvido.
        </Text>
      )}
    </Alert>
  )
}

function Responder({ n, aoMudar }: { n: MeuIncidente; aoMudar: (n: MeuIncidente) => void }) {
  const [texto, setTexto] = useState('')
  const [chave, setChave] = useState(novaChave)
  const [enviando, setEnviando] = useState(false)
  const enviar = (): void => {
    setEnviando(true)
    chamar('POST /v1/cliente/incidentes/:uid/mensagens', {
      params: { uid: n.uid },
      body: { texto, chaveDoPedido: chave },
    })
      .then((novo) => {
        setTexto('')
        setChave(novaChave())
        aoMudar(novo)
      })
      .catch(avisarErro)
      .finally(() => setEnviando(false))
  }
  return (
    <Card withBorder>
      <Textarea
        label="Escrever"
        autosize
        minRows={3}
        maxLength={4000}
        value={texto}
        onChange={(e) => setTexto(e.currentTarget.value)}
      />
      <Group justify="flex-end" mt="xs">
        <Button loading={enviando} disabled={texto.trim() === ''} onClick={enviar}>
          Enviar
        </Button>
      </Group>
    </Card>
  )
}
