// How the auctioneer did in one auction: a mark for each thing, and a word.
import {
  Alert,
  Anchor,
  Button,
  Card,
  Container,
  Group,
  Rating,
  Skeleton,
  Stack,
  Text,
  Textarea,
  Title,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import {
  CRITERIOS_DO_LEILOEIRO,
  type CriterioDoLeiloeiro,
  MAIOR_NOTA,
  type Notas,
  notaMedia,
  ROTULO_DO_CRITERIO,
} from '@martelo/domain/avaliacoes/criterios.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'

type Avaliacao = RespostaDe<Calls['GET /v1/leiloes/avaliacao-leiloeiro/:uid']>

export default function TelaDaAvaliacaoDoLeiloeiro() {
  const { uid = '' } = useParams()
  const quem = useQuem()
  const consultas = useQueryClient()
  const { data, error } = useQuery({
    queryKey: ['avaliacao-leiloeiro', uid],
    queryFn: () => chamar('GET /v1/leiloes/avaliacao-leiloeiro/:uid', { params: { uid } }),
  })
  if (error && !data)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  if (!data) return <Skeleton height={320} role="status" aria-label="Carregando" />
  return (
    <Container size="sm" px={0}>
      <title>Avaliação do leiloeiro</title>
      <Stack>
        {permite(TELAS_COMITENTE.acompanharLeilao.permission, quem) && (
          <Anchor
            component={Link}
            to={caminho(TELAS_COMITENTE.acompanharLeilao, { leilaoUid: uid })}
            size="sm"
          >
            {data.leilao.nome}
          </Anchor>
        )}
        <div>
          <Title order={1} size="h2">
            Avaliação do leiloeiro
          </Title>
          <Text c="dimmed">
            {data.leilao.leiloeiro} · {data.leilao.nome}
          </Text>
          {data.mediaDoLeiloeiro !== null && (
            <Text size="sm">Média em todos os leilões: {data.mediaDoLeiloeiro.toLocaleString('pt-BR')}</Text>
          )}
        </div>
        {data.impedimento ? (
          <Alert>{data.impedimento}</Alert>
        ) : (
          <Formulario
            key={JSON.stringify(data.minha)}
            uid={uid}
            minha={data.minha}
            aoSalvar={() => void consultas.invalidateQueries({ queryKey: ['avaliacao-leiloeiro', uid] })}
          />
        )}
        {data.todas.map((a) => (
          <Card withBorder key={a.quem} component="article" aria-label={`Avaliação de ${a.quem}`}>
            <Text fw={600}>
              {a.quem}: {notaMedia([a])?.toLocaleString('pt-BR')}
            </Text>
            <Text size="sm" c="dimmed">
              {CRITERIOS_DO_LEILOEIRO.map((c) => `${ROTULO_DO_CRITERIO[c]} ${a[c]}`).join(' · ')}
            </Text>
            {a.comentario && <Text size="sm">{a.comentario}</Text>}
          </Card>
        ))}
      </Stack>
    </Container>
  )
}

const SEM_NOTAS: Notas = { pontualidade: 0, conducao: 0, clareza: 0, resultado: 0 }

function Formulario(p: { readonly uid: string; readonly minha: Avaliacao['minha']; aoSalvar(): void }) {
  const [notas, setNotas] = useState<Notas>(p.minha ?? SEM_NOTAS)
  const [comentario, setComentario] = useState(p.minha?.comentario ?? '')
  const [enviando, setEnviando] = useState(false)
  const faltam = CRITERIOS_DO_LEILOEIRO.filter((c) => notas[c] === 0)
  const salvar = async () => {
    setEnviando(true)
    try {
      const { pontualidade, conducao, clareza, resultado } = notas
      await chamar('PUT /v1/leiloes/avaliacao-leiloeiro/:uid', {
        params: { uid: p.uid },
        body: { pontualidade, conducao, clareza, resultado, comentario },
      })
      avisarSucesso('Salvo com sucesso')
      p.aoSalvar()
    } catch (e) {
      avisarErro(e)
    } finally {
      setEnviando(false)
    }
  }
  const mudar = (c: CriterioDoLeiloeiro, n: number) => setNotas({ ...notas, [c]: n })
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault()
        void salvar()
      }}
    >
      <Stack>
        {CRITERIOS_DO_LEILOEIRO.map((c) => (
          <Group key={c} justify="space-between" role="group" aria-label={ROTULO_DO_CRITERIO[c]}>
            <Text>{ROTULO_DO_CRITERIO[c]}</Text>
            <Rating
              size="lg"
              count={MAIOR_NOTA}
              value={notas[c]}
              onChange={(n) => mudar(c, n)}
              getSymbolLabel={(n) => `${ROTULO_DO_CRITERIO[c]}: ${n} de ${MAIOR_NOTA}`}
            />
          </Group>
        ))}
        <Textarea
          label="Comentário"
          maxLength={2000}
          autosize
          minRows={3}
          value={comentario}
          onChange={(e) => setComentario(e.currentTarget.value)}
        />
        {faltam.length > 0 && (
          <Text size="sm" c="dimmed">
            {`De 1 a ${MAIOR_NOTA} estrelas em cada item. Falta: ${faltam.map((c) => ROTULO_DO_CRITERIO[c]).join(', ')}.`}
          </Text>
        )}
        <Button type="submit" loading={enviando} disabled={faltam.length > 0}>
          Salvar a avaliação
        </Button>
      </Stack>
    </form>
  )
}
