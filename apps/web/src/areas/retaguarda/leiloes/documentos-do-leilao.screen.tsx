// The papers of an auction: what is awaited, what is there, what settlements it has; and their files.
import {
  Alert,
  Badge,
  Button,
  Card,
  Container,
  Group,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import {
  type EventoDeDocumentoDoLeilao,
  ROTULO_DA_SITUACAO_DO_DOCUMENTO,
  ROTULO_DO_DOCUMENTO_DO_LEILAO,
  ROTULO_DO_EVENTO_DO_DOCUMENTO,
  type SituacaoDeDocumentoDoLeilao,
} from '@martelo/domain/leiloes/documentos-do-leilao.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { AnexosDoRegistro } from '../../../kit/anexos/anexos-do-registro.tsx'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { enderecoDoAnexo, useAnexos } from '../../../kit/anexos/usar-anexos.ts'

type Documentos = RespostaDe<Calls['GET /v1/leiloes/documentos/:leilaoUid']>
type Documento = Documentos['documentos'][number]

const COR: Readonly<Record<SituacaoDeDocumentoDoLeilao, string>> = {
  AGUARDANDO: 'yellow',
  RECEBIDO: 'blue',
  CONFERIDO: 'teal',
  DISPENSADO: 'gray',
}

export default function TelaDosDocumentosDoLeilao() {
  const { leilaoUid = '' } = useParams()
  const consultas = useQueryClient()
  const chave = ['documentos-do-leilao', leilaoUid]
  // A file that came or went changes what has arrived.
  const { data: arquivos } = useAnexos({ entidade: 'leilao', uid: leilaoUid }).consulta
  const { data, error } = useQuery({
    queryKey: [...chave, arquivos?.map((f) => `${f.uid} ${f.tipo}`).join()],
    placeholderData: (antes) => antes,
    queryFn: () => chamar('GET /v1/leiloes/documentos/:leilaoUid', { params: { leilaoUid } }),
  })
  if (error && !data)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  if (!data) return <Skeleton height={320} role="status" aria-label="Carregando" />
  return (
    <Container size="lg" px={0}>
      <title>{`Documentos de ${data.leilao.nome}`}</title>
      <Stack>
        <div>
          <Title order={1} size="h2">
            Documentos do leilão
          </Title>
          <Link to={caminho(TELAS_RETAGUARDA.leilao, { id: data.leilao.id })}>{data.leilao.nome}</Link>
          <Text size="sm" c="dimmed">
            O edital e as ordens são anexados na aba Documentos da ficha do leilão; o contrato, a publicação e
            a ata, em Arquivos, aqui embaixo. Ao chegar, o documento é recebido; depois, alguém o confere.
          </Text>
        </div>
        <Contagens {...data.contagens} />
        <Stack gap="xs">
          {data.documentos.map((d) => (
            <UmDocumento
              key={d.tipo}
              d={d}
              leilaoUid={leilaoUid}
              aoMover={() => void consultas.invalidateQueries({ queryKey: chave })}
            />
          ))}
        </Stack>
        <Card withBorder>
          <Title order={2} size="h5" mb="sm">
            Arquivos
          </Title>
          <AnexosDoRegistro entidade="leilao" uid={leilaoUid} />
        </Card>
      </Stack>
    </Container>
  )
}

function Contagens({ aguardando, acertos, documentos }: Documentos['contagens']) {
  const itens: readonly (readonly [string, number])[] = [
    ['Documentos aguardando', aguardando],
    ['Vendas a acertar', acertos],
    ['Documentos no lugar', documentos],
  ]
  return (
    <SimpleGrid cols={3} spacing="sm">
      {itens.map(([rotulo, n]) => (
        <Card key={rotulo} withBorder padding="sm">
          <Text size="sm" c="dimmed">
            {rotulo}
          </Text>
          <Text fw={700} fz="xl" className="numeros">
            {n}
          </Text>
        </Card>
      ))}
    </SimpleGrid>
  )
}

function UmDocumento(p: { readonly d: Documento; readonly leilaoUid: string; aoMover(): void }) {
  const { d } = p
  const nome = ROTULO_DO_DOCUMENTO_DO_LEILAO[d.tipo]
  const [pergunta, setPergunta] = useState<EventoDeDocumentoDoLeilao | null>(null)
  const mover = async (evento: EventoDeDocumentoDoLeilao, motivo: string | null) => {
    await chamar('PUT /v1/leiloes/documentos/:leilaoUid/:tipo', {
      params: { leilaoUid: p.leilaoUid, tipo: d.tipo },
      body: { evento, motivo },
    })
    avisarSucesso('Salvo com sucesso')
    p.aoMover()
  }
  return (
    <Card withBorder padding="sm" component="article" aria-label={nome}>
      <Group justify="space-between">
        <div>
          <Group gap="xs">
            <Text fw={600}>{nome}</Text>
            <Badge color={COR[d.situacao]} variant="light">
              {ROTULO_DA_SITUACAO_DO_DOCUMENTO[d.situacao]}
            </Badge>
          </Group>
          <Text size="xs" c="dimmed">
            {[d.motivo, d.updatedAt && `${d.updatedBy ?? ''} em ${formatarDataHora(Date.parse(d.updatedAt))}`]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Group gap="xs">
            {d.url && (
              <a href={d.url} target="_blank" rel="noopener noreferrer" aria-label={`Abrir: ${nome}`}>
                Abrir
              </a>
            )}
            {d.arquivos.map((f) => (
              <a key={f.uid} href={enderecoDoAnexo(f.uid, 'abrir')} target="_blank" rel="noopener noreferrer">
                {f.nome}
              </a>
            ))}
            {d.url === null &&
              d.arquivos.length === 0 &&
              d.situacao !== 'AGUARDANDO' &&
              d.situacao !== 'DISPENSADO' && (
                <Text size="xs" c="dimmed">
                  Sem arquivo: está só em papel
                </Text>
              )}
          </Group>
        </div>
        <Group gap="xs">
          {d.eventos.map(({ evento, pedeMotivo }) => (
            <Button
              key={evento}
              size="compact-sm"
              variant="default"
              aria-label={`${ROTULO_DO_EVENTO_DO_DOCUMENTO[evento]}: ${nome}`}
              onClick={() => (pedeMotivo ? setPergunta(evento) : void mover(evento, null).catch(avisarErro))}
            >
              {ROTULO_DO_EVENTO_DO_DOCUMENTO[evento]}
            </Button>
          ))}
        </Group>
      </Group>
      <Confirmar
        aberto={pergunta !== null}
        titulo={pergunta === null ? '' : `${ROTULO_DO_EVENTO_DO_DOCUMENTO[pergunta]}: ${nome}?`}
        botao={pergunta === null ? '' : ROTULO_DO_EVENTO_DO_DOCUMENTO[pergunta]}
        motivo="obrigatorio"
        aoFechar={() => setPergunta(null)}
        aoConfirmar={async (motivo) => {
          if (pergunta !== null) await mover(pergunta, motivo)
        }}
      >
        O motivo fica na história do leilão.
      </Confirmar>
    </Card>
  )
}
