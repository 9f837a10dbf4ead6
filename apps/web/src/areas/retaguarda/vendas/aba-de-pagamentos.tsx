// The payments of a sale: each with its proof in sight beside the answer to it.
import { Alert, Badge, Button, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../parts/ficha/confirmar.tsx'
import { LinhaDoComprovante, Visor } from '../../../parts/pagamentos/ver-comprovante.tsx'
import { Situacao } from '../../../parts/vendas/situacao-da-venda.tsx'
import type { PagamentoDaCompra, VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'
import { ValoresDaVenda } from '../../../parts/vendas/valores-da-venda.tsx'
import { RegistrarPagamento } from './registrar-pagamento-na-venda.tsx'
import { useMudarVenda } from './usar-mudanca-da-venda.ts'

export function AbaDePagamentos({ v }: { v: VendaDaCasa }) {
  const [registrando, setRegistrando] = useState(false)
  return (
    <Stack gap="md">
      <Group justify="space-between" align="start">
        <Card withBorder miw={280}>
          <ValoresDaVenda v={v} />
        </Card>
        <div>
          <Button disabled={!v.podeReceber.pode} onClick={() => setRegistrando(true)}>
            Registrar pagamento
          </Button>
          {v.podeReceber.motivo && (
            <Text size="xs" c="dimmed">
              {v.podeReceber.motivo}
            </Text>
          )}
        </div>
      </Group>
      {v.pixADevolver.map((x) => (
        <PixADevolver key={x.endToEndId} v={v} x={x} />
      ))}
      {v.pagamentos.length === 0 && <Text c="dimmed">O comprador ainda não escolheu como pagar.</Text>}
      {v.pagamentos.map((p) => (
        <UmPagamento key={p.uid} v={v} p={p} />
      ))}
      <RegistrarPagamento v={v} aberto={registrando} aoFechar={() => setRegistrando(false)} />
    </Stack>
  )
}

type Evento = 'aprovar' | 'divergir' | 'estornar'

function UmPagamento({ v, p }: { v: VendaDaCasa; p: PagamentoDaCompra }) {
  const [pedindo, setPedindo] = useState<'divergir' | 'estornar' | null>(null)
  const [fazendo, setFazendo] = useState(false)
  const mudar = useMudarVenda(v)
  const responder = async (evento: Evento, motivo: string | null): Promise<void> => {
    await mudar(() =>
      chamar('PUT /v1/pagamentos/:uid/resposta', {
        params: { uid: p.uid },
        body: { evento, motivo, versao: p.versao },
      }),
    )
    avisarSucesso(evento === 'aprovar' ? 'Pagamento aprovado' : 'Resposta registrada')
  }
  const aprovar = (): void => {
    setFazendo(true)
    responder('aprovar', null)
      .catch(avisarErro)
      .finally(() => setFazendo(false))
  }
  const atual = p.comprovantes[0]
  const validar = v.podeValidar && p.situacao === 'aguardandoValidacao'
  return (
    <Card withBorder padding="md">
      <CabecaDoPagamento p={p} />
      {validar && atual && (
        <SimpleGrid cols={{ base: 1, lg: 2 }} mt="md">
          <Visor c={atual} />
          <Stack gap="sm">
            <Text size="sm">Confira valor, data, banco e se quem pagou é {v.cliente.nome}.</Text>
            {p.comprovantes.map((c) => (
              <LinhaDoComprovante key={c.uid} c={c} />
            ))}
          </Stack>
        </SimpleGrid>
      )}
      {!validar && p.comprovantes.length > 0 && (
        <Stack gap="xs" mt="sm">
          {p.comprovantes.map((c) => (
            <LinhaDoComprovante key={c.uid} c={c} />
          ))}
        </Stack>
      )}
      <Group mt="md" gap="xs">
        {validar && (
          <>
            <Button loading={fazendo} onClick={aprovar}>
              Aprovar {formatarReais(p.valor)}
            </Button>
            <Button color="red" variant="light" onClick={() => setPedindo('divergir')}>
              Marcar divergência
            </Button>
          </>
        )}
        {v.podeValidar && p.situacao === 'aprovado' && (
          <Button color="red" variant="subtle" onClick={() => setPedindo('estornar')}>
            Estornar
          </Button>
        )}
      </Group>
      <Confirmar
        aberto={pedindo !== null}
        titulo={pedindo === 'estornar' ? 'Estornar o pagamento' : 'Marcar divergência'}
        botao={pedindo === 'estornar' ? 'Estornar' : 'Marcar divergência'}
        perigo
        motivo="obrigatorio"
        aoFechar={() => setPedindo(null)}
        aoConfirmar={(motivo) => responder(pedindo ?? 'divergir', motivo)}
      >
        {pedindo === 'estornar'
          ? `O valor de ${formatarReais(p.valor)} deixa de contar; uma venda fechada volta a ser aberta.`
          : 'O comprador lê o motivo e pode enviar outro comprovante.'}
      </Confirmar>
    </Card>
  )
}

function CabecaDoPagamento({ p }: { p: PagamentoDaCompra }) {
  return (
    <Group justify="space-between" align="start">
      <div>
        <Group gap="xs">
          <Text fw={650}>{p.rotulo}</Text>
          <Situacao situacao={p.situacao} rotulo={p.rotuloSituacao} cor={p.cor} />
        </Group>
        <Text size="sm" c="dimmed">
          Criado em {formatarDataHora(Date.parse(p.criadoAt))}
          {p.dataPagamento && ` · pago em ${formatarDataHora(Date.parse(p.dataPagamento))}`}
          {p.banco && ` · ${p.banco.banco}`}
        </Text>
        {p.motivo && (
          <Text size="sm" c={p.situacao === 'divergente' ? 'red' : undefined}>
            {p.motivo}
          </Text>
        )}
      </div>
      <Text size="lg" fw={700} className="numeros">
        {formatarReais(p.valor)}
      </Text>
    </Group>
  )
}

function PixADevolver({ v, x }: { v: VendaDaCasa; x: VendaDaCasa['pixADevolver'][number] }) {
  const [fazendo, setFazendo] = useState(false)
  const mudar = useMudarVenda(v)
  const devolver = (): void => {
    setFazendo(true)
    mudar(() => chamar('PUT /v1/pix/:endToEndId/devolucao', { params: { endToEndId: x.endToEndId } }))
      .then(() => avisarSucesso('Devolução pedida ao banco'))
      .catch(avisarErro)
      .finally(() => setFazendo(false))
  }
  return (
    <Alert color="yellow" title={`Pix de ${formatarReais(x.valor)} a devolver`}>
      <Group justify="space-between" align="center">
        <div>
          <Text size="sm">
            {x.pagadorNome ?? 'Pagador não informado'} · {formatarDataHora(Date.parse(x.horario))}
          </Text>
          <Text size="sm">{x.motivo}</Text>
        </div>
        {x.pedidaAt ? (
          <Badge color="gray">Devolução pedida</Badge>
        ) : (
          <Button size="xs" variant="default" loading={fazendo} disabled={!v.podeValidar} onClick={devolver}>
            Devolver
          </Button>
        )}
      </Group>
    </Alert>
  )
}
