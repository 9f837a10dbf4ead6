// The annulment of a sold lot: one person asks with the act that says so, another one confirms. What it does is said before.
import {
  Alert,
  Badge,
  Button,
  Card,
  Group,
  Select,
  Skeleton,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import type { Anulacao } from '@martelo/contracts/vendas/anulacao.schemas.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import {
  type DestinoDoAnulado,
  DESTINOS_DO_ANULADO,
  type FundamentoDaAnulacao,
  FUNDAMENTOS_DA_ANULACAO,
  ROTULO_DA_ANULACAO,
  ROTULO_DO_DESTINO,
  ROTULO_DO_FUNDAMENTO,
} from '@martelo/domain/vendas/anulacao.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { DialogoCurto } from '../../../kit/formulario/dialogo-curto.tsx'
import { CHAVE_DAS_VENDAS, type VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'
import { useMudarVenda } from './usar-mudanca-da-venda.ts'

const useAnulacoes = (id: number) =>
  useQuery({
    queryKey: [...CHAVE_DAS_VENDAS, 'anulacoes', id],
    queryFn: () => chamar('GET /v1/leilao/vendas/:id/anulacoes', { params: { id } }),
  })
type Item = NonNullable<ReturnType<typeof useAnulacoes>['data']>['itens'][number]

/** Above the tabs while another person's word is missing. */
export function AvisoDaAnulacao({ v }: { readonly v: VendaDaCasa }) {
  const pedidas = (useAnulacoes(v.id).data?.anulacoes ?? []).filter((a) => a.situacao === 'PEDIDA')
  return pedidas.map((a) => (
    <Alert key={a.uid} color="orange" title={`Anulação pedida: ${a.lote}`}>
      {`Pedida por ${a.pedidaPor}. Aguarda outra pessoa, na aba Anulação.`}
    </Alert>
  ))
}

export function AbaDeAnulacao({ v }: { readonly v: VendaDaCasa }) {
  const { data, error } = useAnulacoes(v.id)
  const [pedindo, setPedindo] = useState(false)
  const pede = permite('venda:mover', useQuem())
  if (error) return <Alert color="red">{error.message}</Alert>
  if (!data) return <Skeleton height={120} />
  const livres = data.itens.filter((i) => i.impedimento === null)
  return (
    <Stack gap="md">
      <Text size="sm">
        Anula a venda de um lote por decisão judicial, a pedido do comitente ou por vício do leilão. O que foi
        pago volta ao comprador, e os documentos passam a dizer ANULADA. Uma pessoa pede, outra confirma.
      </Text>
      {data.itens
        .filter((i) => i.impedimento !== null)
        .map((i) => (
          <Text key={i.itemUid} size="sm" c="dimmed">{`${i.lote}: ${i.impedimento}`}</Text>
        ))}
      {pede && livres.length > 0 && (
        <Group>
          <Button variant="default" color="red" onClick={() => setPedindo(true)}>
            Pedir a anulação
          </Button>
        </Group>
      )}
      {data.anulacoes.map((a) => (
        <UmPedido key={a.uid} v={v} a={a} />
      ))}
      {pedindo && <Pedir v={v} itens={livres} aoFechar={() => setPedindo(false)} />}
    </Stack>
  )
}

const DECISOES = {
  confirmar: {
    rotulo: 'Confirmar a anulação',
    texto: (a: Anulacao) =>
      `${a.lote} deixa de estar vendido (${ROTULO_DO_DESTINO[a.destino].toLowerCase()}), os lances são cancelados e o que foi pago por ele volta ao comprador. Não é possível desfazer.`,
  },
  recusar: { rotulo: 'Recusar', texto: () => 'A venda continua como está.' },
  retirar: { rotulo: 'Retirar o pedido', texto: () => 'A venda continua como está.' },
} as const
type Decisao = keyof typeof DECISOES

function UmPedido({ v, a }: { readonly v: VendaDaCasa; readonly a: Anulacao }) {
  const [decisao, setDecisao] = useState<Decisao | null>(null)
  const mudar = useMudarVenda(v)
  const decidir = async (evento: Decisao, motivo: string): Promise<void> => {
    await mudar(() =>
      chamar('PUT /v1/leilao/anulacoes/:uid', {
        params: { uid: a.uid },
        body: { evento, motivo: motivo || null },
      }),
    )
    avisarSucesso()
  }
  const aberto = a.situacao === 'PEDIDA'
  return (
    <Card withBorder>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Text fw={650}>{a.lote}</Text>
          <Badge
            variant="light"
            tt="none"
            color={a.situacao === 'CONFIRMADA' ? 'red' : aberto ? 'orange' : 'gray'}
          >
            {ROTULO_DA_ANULACAO[a.situacao]}
          </Badge>
        </Group>
        <Text size="sm">
          {[ROTULO_DO_FUNDAMENTO[a.fundamento], a.ato].filter(Boolean).join(' ')}. {a.motivo}
        </Text>
        <Text size="sm">{`O lote: ${ROTULO_DO_DESTINO[a.destino].toLowerCase()}.`}</Text>
        {a.devolver !== null && a.devolver > 0 && (
          <Text size="sm">{`A devolver ao comprador: ${formatarReais(a.devolver)}, na aba Pagamentos.`}</Text>
        )}
        <Text size="xs" c="dimmed">
          {`Pedida por ${a.pedidaPor} em ${formatarDataHora(Date.parse(a.pedidaAt))}`}
          {a.decididaAt && ` · ${a.decididaPor} em ${formatarDataHora(Date.parse(a.decididaAt))}`}
          {a.resposta && `: ${a.resposta}`}
        </Text>
        {aberto && a.pode.confirmar !== null && (
          <Text size="sm" c="dimmed">
            {a.pode.confirmar}
          </Text>
        )}
        {aberto && (
          <Group gap="xs">
            {(['confirmar', 'recusar', 'retirar'] as const)
              .filter((d) => a.pode[d] === null)
              .map((d) => (
                <Button
                  key={d}
                  size="xs"
                  {...(d === 'confirmar' ? { color: 'red' } : { variant: 'default' })}
                  onClick={() => setDecisao(d)}
                >
                  {DECISOES[d].rotulo}
                </Button>
              ))}
          </Group>
        )}
      </Stack>
      <Confirmar
        aberto={decisao !== null}
        titulo={decisao ? DECISOES[decisao].rotulo : ''}
        botao={decisao ? DECISOES[decisao].rotulo : ''}
        perigo={decisao === 'confirmar'}
        {...(decisao === 'recusar' ? { motivo: 'obrigatorio' as const } : {})}
        aoFechar={() => setDecisao(null)}
        aoConfirmar={(motivo) => (decisao === null ? Promise.resolve() : decidir(decisao, motivo))}
      >
        {decisao && DECISOES[decisao].texto(a)}
      </Confirmar>
    </Card>
  )
}

function Pedir(p: { readonly v: VendaDaCasa; readonly itens: readonly Item[]; aoFechar(): void }) {
  const [itemUid, setItemUid] = useState(p.itens[0]?.itemUid ?? '')
  const [fundamento, setFundamento] = useState<FundamentoDaAnulacao>('JUIZO')
  const [ato, setAto] = useState('')
  const [motivo, setMotivo] = useState('')
  const [destino, setDestino] = useState<DestinoDoAnulado>('VOLTA')
  const mudar = useMudarVenda(p.v)
  const body = { itemUid, fundamento, ato: ato || null, motivo, destino }
  return (
    <DialogoCurto
      titulo="Pedir a anulação"
      botao="Pedir a anulação"
      pronto={motivo.trim() !== ''}
      feito="Pedido registrado: outra pessoa confirma"
      enviar={() =>
        mudar(() => chamar('POST /v1/leilao/vendas/:id/anulacoes', { params: { id: p.v.id }, body }))
      }
      aoFechar={p.aoFechar}
    >
      {(campos) => (
        <>
          {p.itens.length > 1 && (
            <Select
              label="Lote"
              allowDeselect={false}
              data={p.itens.map((i) => ({ value: i.itemUid, label: i.lote }))}
              value={itemUid}
              onChange={(x) => setItemUid(x ?? itemUid)}
            />
          )}
          <Select
            label="Quem anula"
            allowDeselect={false}
            data={FUNDAMENTOS_DA_ANULACAO.map((f) => ({ value: f, label: ROTULO_DO_FUNDAMENTO[f] }))}
            value={fundamento}
            onChange={(x) => setFundamento(FUNDAMENTOS_DA_ANULACAO.find((f) => f === x) ?? fundamento)}
          />
          <TextInput
            label="Número da decisão ou do processo"
            withAsterisk={fundamento === 'JUIZO'}
            maxLength={80}
            value={ato}
            onChange={(e) => setAto(e.currentTarget.value)}
            error={campos.ato}
          />
          <Textarea
            label="Motivo"
            description="O comprador lê este texto."
            withAsterisk
            maxLength={1000}
            autosize
            minRows={2}
            value={motivo}
            onChange={(e) => setMotivo(e.currentTarget.value)}
            error={campos.motivo}
          />
          <Select
            label="O que acontece com o lote"
            allowDeselect={false}
            data={DESTINOS_DO_ANULADO.map((d) => ({ value: d, label: ROTULO_DO_DESTINO[d] }))}
            value={destino}
            onChange={(x) => setDestino(DESTINOS_DO_ANULADO.find((d) => d === x) ?? destino)}
          />
        </>
      )}
    </DialogoCurto>
  )
}
