// What the outside system reads, by hand: the lots of its consignors, each with the cancelling that its state lets, and the
// documents of their vehicles, to keep.
import { Anchor, Button, Card, Group, Pagination, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { TIPOS_DE_ANEXO } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { rotuloDaSituacao, type SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { foiVendido } from '@martelo/domain/lotes/vendidas.ts'
import { type ComoCancelar, comoCancelar, ROTULO_DO_PEDIDO } from '@martelo/domain/portal/cancelamento.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { chamar, chamarContando, enderecoDe } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { NaoCarregou } from '../../../kit/ficha/nao-carregou.tsx'

type Registro = RespostaDe<Calls['GET /v1/comitente-integracao/consulta/:operacao']>[number]
const POR_PAGINA = 20

interface PropsDaLista {
  readonly operacao: 'lotes' | 'documentos'
  readonly titulo: string
  readonly vazio: string
  readonly children: (r: Registro, refazer: () => void) => ReactNode
}

function Lista({ operacao, titulo, vazio, children }: PropsDaLista) {
  const [pagina, setPagina] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: ['painel-externo', operacao, pagina],
    queryFn: () =>
      chamarContando('GET /v1/comitente-integracao/consulta/:operacao', {
        params: { operacao },
        query: { pagina, porPagina: POR_PAGINA },
      }),
    placeholderData: (antes) => antes,
  })
  return (
    <Card withBorder component="section" aria-label={titulo}>
      <Title order={2} size="h4" mb="xs">
        {titulo}
      </Title>
      {error && !data && <NaoCarregou erro={error} refazer={refetch} />}
      {!data && !error && <Skeleton height={80} role="status" aria-label="Carregando" />}
      {data?.total === 0 && <Text c="dimmed">{vazio}</Text>}
      <Stack gap="xs">{data?.valor.map((r) => children(r, () => void refetch()))}</Stack>
      {data && data.total > POR_PAGINA && (
        <Pagination
          mt="sm"
          total={Math.ceil(data.total / POR_PAGINA)}
          value={pagina}
          onChange={setPagina}
          getControlProps={(c) => ({ 'aria-label': c === 'next' ? 'Próxima página' : 'Página anterior' })}
        />
      )}
    </Card>
  )
}

export const DocumentosExternos = () => (
  <Lista operacao="documentos" titulo="Documentos" vazio="Nenhum documento dos seus veículos foi enviado.">
    {(d) => (
      <Group key={d.uid} justify="space-between" wrap="nowrap" align="start">
        <div style={{ minWidth: 0 }}>
          <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {d.nome}
          </Text>
          <Text size="sm" c="dimmed">
            {[rotuloDoTipo(d.referencia), d.de, d.quando && formatarDataHora(Date.parse(d.quando))]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        <Anchor
          size="sm"
          flex="none"
          py={4}
          href={enderecoDe('/v1/comitente-integracao/documentos/:uid/arquivo', {
            params: { uid: d.uid },
          })}
          download={d.nome}
          aria-label={`Baixar ${d.nome}`}
        >
          Baixar
        </Anchor>
      </Group>
    )}
  </Lista>
)

const rotuloDoTipo = (tipo: string | null): string | null =>
  Object.entries(TIPOS_DE_ANEXO).find(([t]) => t === tipo)?.[1].rotulo ?? tipo

export function LotesExternos({ aoMudar }: { aoMudar(): void }) {
  const { tipo } = useMarca()
  return (
    <Lista operacao="lotes" titulo="Lotes" vazio="Nenhum lote ainda.">
      {(l, refazer) => (
        <Group key={l.uid} justify="space-between" wrap="nowrap" align="start">
          <div style={{ minWidth: 0 }}>
            <Text size="sm" fw={600}>
              {[l.referencia, l.nome].filter(Boolean).join(' · ')}
            </Text>
            <Text size="sm" c="dimmed">
              {[
                l.de,
                rotuloDaSituacao(l.situacao as SituacaoLote, tipo),
                l.valor !== null &&
                  `${foiVendido(l.situacao as SituacaoLote) ? 'vendido por' : 'lance de'} ${formatarReais(l.valor)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {l.cancelamento !== null && <OPedido c={l.cancelamento} />}
          </div>
          <CancelarLote
            l={l}
            aoMudar={() => {
              refazer()
              aoMudar()
            }}
          />
        </Group>
      )}
    </Lista>
  )
}

/** What became of what was asked of the house. */
function OPedido({ c }: { readonly c: NonNullable<Registro['cancelamento']> }) {
  return (
    <Text size="sm">
      {`${ROTULO_DO_PEDIDO[c.situacao]}${c.resposta === null ? '' : `: ${c.resposta}`}`}{' '}
      <Text span size="xs" c="dimmed">
        {`pedido em ${formatarDataHora(Date.parse(c.pedidoAt))}: ${c.motivo}`}
      </Text>
    </Text>
  )
}

const CONSEQUENCIA: Readonly<Record<Exclude<ComoCancelar, 'recusar'>, { botao: string; texto: string }>> = {
  retirar: { botao: 'Retirar do leilão', texto: 'O lote sai do leilão antes do martelo e não é vendido.' },
  pedir: {
    botao: 'Pedir o cancelamento',
    texto: 'O lote já tem comprador: o pedido vai à casa, que decide e responde. Nada é desfeito antes.',
  },
}

/** A conditional bid is refused where it is answered. */
function CancelarLote({ l, aoMudar }: { readonly l: Registro; aoMudar(): void }) {
  const [aberto, setAberto] = useState(false)
  const como = comoCancelar(l.situacao as SituacaoLote)
  if (como === null || como === 'recusar') return null
  if (como === 'pedir' && l.cancelamento?.situacao === 'ESPERA') return null
  const { botao, texto } = CONSEQUENCIA[como]
  const cancelar = async (motivo: string): Promise<void> => {
    try {
      const r = await chamar('POST /v1/comitente-integracao/lotes/:lelUid/cancelar', {
        params: { lelUid: l.uid },
        body: { motivo },
      })
      avisarSucesso(r.mensagem)
    } finally {
      aoMudar()
    }
  }
  return (
    <>
      <Button
        size="xs"
        flex="none"
        variant="default"
        aria-label={`${botao}: lote ${l.referencia ?? ''} ${l.nome}`}
        onClick={() => setAberto(true)}
      >
        {botao}
      </Button>
      <Confirmar
        aberto={aberto}
        titulo={`${botao}: lote ${l.referencia ?? l.nome}?`}
        botao={botao}
        perigo
        motivo="obrigatorio"
        aoFechar={() => setAberto(false)}
        aoConfirmar={cancelar}
      >
        <Text size="sm">{texto}</Text>
      </Confirmar>
    </>
  )
}
