// One deposit: the Pix that paid it, the purchases of its client, what may be done now, and its history.
import {
  Alert,
  Button,
  CloseButton,
  Divider,
  Drawer,
  Group,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  Textarea,
  Title,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import type { DecisaoDeCaucao } from '@martelo/domain/caucoes/states.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { SituacaoDaCaucao } from '../../../parts/caucoes/situacao-da-caucao.tsx'
import { chaveDoHistorico, Andamento } from '../../../kit/ficha/andamento.tsx'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'

type Detalhe = RespostaDe<Calls['GET /v1/leilao/caucoes/:uid']>
interface Props {
  readonly uid: string | null
  /** the list to ask again after a decision */
  readonly lista: string
  readonly aoFechar: () => void
}

export function DecidirCaucao({ uid, lista, aoFechar }: Props) {
  const { data, error } = useQuery({
    queryKey: [lista, 'detalhe', uid],
    queryFn: () => chamar('GET /v1/leilao/caucoes/:uid', { params: { uid: uid ?? '' } }),
    enabled: uid !== null,
  })
  return (
    <Drawer.Root opened={uid !== null} onClose={aoFechar} position="right" size="lg">
      <Drawer.Overlay />
      <Drawer.Content aria-label={data ? `Caução de ${data.cliente}` : 'Caução'}>
        <Drawer.Body>
          {/* Not the drawer's own header: it would be a second banner to a screen reader. */}
          <Group justify="space-between" wrap="nowrap" mb="md">
            <Title order={2} size="h4">
              {data ? `Caução de ${data.cliente}` : 'Caução'}
            </Title>
            <CloseButton aria-label="Fechar" onClick={aoFechar} />
          </Group>
          {error && (
            <Alert color="red" role="alert">
              {error.message}
            </Alert>
          )}
          {data ? (
            <Stack>
              <Dados c={data} />
              <Decisoes key={`${data.uid}-${data.versao}`} c={data} lista={lista} />
              <Andamento entidade="caucao" uid={data.uid} />
            </Stack>
          ) : (
            !error && <Skeleton height={280} />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}

function Dados({ c }: { c: Detalhe }) {
  const linhas: readonly (readonly [string, string | null])[] = [
    ['Leilão', c.leilao],
    ['Valor da caução', formatarReais(c.valor)],
    ['Limite que ela libera', c.limite === null ? null : formatarReais(c.limite)],
    ['Recebido', c.valorRecebido === null ? null : formatarReais(c.valorRecebido)],
    ['Pago por', c.pagadorNome],
    ['CPF ou CNPJ do pagador', c.pagadorDocumento],
    ['Paga em', c.pagaAt && formatarDataHora(Date.parse(c.pagaAt))],
    ['Identificação do Pix', c.endToEndId],
    ['Usado na compra', c.valorAplicado > 0 ? formatarReais(c.valorAplicado) : null],
    ['Retido', c.valorRetido > 0 ? formatarReais(c.valorRetido) : null],
    ['Devolvido', c.valorDevolvido > 0 ? formatarReais(c.valorDevolvido) : null],
    ['Devolução pedida em', c.devolucaoPedidaAt && formatarDataHora(Date.parse(c.devolucaoPedidaAt))],
    [
      'Compras neste leilão',
      c.compras
        .map(
          (v) =>
            `${numeroDaVenda(v.id)}: ${v.situacao}${v.restante > 0 ? ` (faltam ${formatarReais(v.restante)})` : ''}`,
        )
        .join(' · '),
    ],
  ]
  return (
    <Stack gap="sm">
      <Group>
        <SituacaoDaCaucao situacao={c.situacao} />
      </Group>
      {c.motivo && <Text size="sm">{c.motivo}</Text>}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" component="dl" m={0}>
        {linhas
          .filter(([, valor]) => valor)
          .map(([rotulo, valor]) => (
            <div key={rotulo}>
              <Text component="dt" size="xs" c="dimmed">
                {rotulo}
              </Text>
              <Text component="dd" m={0} size="sm" style={{ overflowWrap: 'anywhere' }}>
                {valor}
              </Text>
            </div>
          ))}
      </SimpleGrid>
    </Stack>
  )
}

const CONSEQUENCIA: Record<DecisaoDeCaucao, string> = {
  aceitar: 'A caução passa a valer e o cliente fica habilitado.',
  aplicar: 'O valor abate a compra do cliente; o que sobrar volta para ele.',
  devolver: 'Pedimos ao banco a devolução do Pix, para a conta que pagou.',
  reter: 'O valor fica com a casa e o cliente recebe o motivo; o resto volta para ele.',
  registrarDevolucao: 'Use quando o valor foi devolvido por transferência. Diga no motivo por onde.',
}

function Decisoes({ c, lista }: { c: Detalhe; lista: string }) {
  const [escolhida, setEscolhida] = useState<DecisaoDeCaucao | null>(null)
  const pode = permite('caucao:mover', useQuem())
  if (!pode || c.decisoes.length === 0) return null
  return (
    <Stack gap="sm">
      <Divider />
      <Group gap="xs">
        {c.decisoes.map((d) => (
          <Button
            key={d.decisao}
            size="sm"
            variant={escolhida === d.decisao ? 'filled' : 'default'}
            disabled={!d.pode}
            onClick={() => setEscolhida(d.decisao)}
          >
            {d.rotulo}
          </Button>
        ))}
      </Group>
      {c.decisoes
        .filter((d) => !d.pode && d.motivo)
        .map((d) => (
          <Text key={d.decisao} size="xs" c="dimmed">
            {d.rotulo}: {d.motivo}
          </Text>
        ))}
      {escolhida && <Confirmacao key={escolhida} c={c} decisao={escolhida} lista={lista} />}
    </Stack>
  )
}

function Confirmacao({ c, decisao, lista }: { c: Detalhe; decisao: DecisaoDeCaucao; lista: string }) {
  const consultas = useQueryClient()
  const [motivo, setMotivo] = useState('')
  const [digitado, setDigitado] = useState<number | null>(c.multaPrevista || c.disponivel)
  const reter = decisao === 'reter' && c.situacao === 'PAGA'
  const valor = reter ? digitado : undefined
  const mover = useMutation({
    mutationFn: () =>
      chamar('PUT /v1/leilao/caucoes/:uid', {
        params: { uid: c.uid },
        body: { decisao, motivo, versao: c.versao, ...(valor == null ? {} : { valor }) },
      }),
    onSuccess: () => avisarSucesso(),
    onSettled: () =>
      Promise.all([
        consultas.invalidateQueries({ queryKey: [lista] }),
        consultas.invalidateQueries({ queryKey: chaveDoHistorico('caucao', c.uid) }),
      ]),
  })
  const campos = mover.error instanceof ErroDeChamada ? mover.error.campos : {}
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault()
        mover.mutate()
      }}
    >
      <Stack gap="sm">
        <Text size="sm">{CONSEQUENCIA[decisao]}</Text>
        {reter && (
          <EntradaDeReais
            label="Valor a reter"
            description={`Até ${formatarReais(c.disponivel)}`}
            value={digitado}
            onValueChange={setDigitado}
            error={campos.valor ?? (valor === null ? 'Escreva um valor como 1.234,56' : null)}
          />
        )}
        <Textarea
          label="Motivo"
          withAsterisk
          maxLength={500}
          autosize
          minRows={2}
          value={motivo}
          onChange={(e) => setMotivo(e.currentTarget.value)}
          error={campos.motivo}
        />
        {mover.error && Object.keys(campos).length === 0 && (
          <Alert color="red" role="alert">
            {mover.error.message}
          </Alert>
        )}
        <Group justify="end">
          <Button
            type="submit"
            color={decisao === 'reter' ? 'red' : undefined}
            loading={mover.isPending}
            disabled={motivo.trim().length < 3 || valor === null}
          >
            {c.decisoes.find((d) => d.decisao === decisao)?.rotulo}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
