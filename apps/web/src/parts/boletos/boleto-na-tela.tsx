// One boleto as its buyer and the office see it: what to do now, the typed line to copy, the barcode, Pix, the paper, and what
// the bank said. It loads itself again while the bank is asked.
import { Alert, Button, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarLinhaDigitavel } from '@martelo/domain/boletos/linha-digitavel.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { IconBuildingBank, IconFileDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../core/api.ts'
import { BotaoDeCopiar } from '../../kit/ficha/copiar.tsx'
import { Situacao } from '../vendas/situacao-da-venda.tsx'
import { CodigoDeBarras } from './codigo-de-barras.tsx'

export type BoletoVisto = RespostaDe<Calls['GET /v1/boletos/:uid']>

export const COR_DO_BOLETO: Readonly<Record<BoletoVisto['situacao'], string>> = {
  aguardandoRegistro: 'blue',
  registrado: 'blue',
  cancelando: 'amber',
  recusado: 'red',
  pago: 'green',
  baixado: 'grey',
}

/** The bank answers within seconds; a file takes a day. */
const PERGUNTAR_MS = 3000

export function useBoleto(uid: string, chave: readonly string[]) {
  return useQuery({
    queryKey: [...chave, 'boleto', uid],
    queryFn: () => chamar('GET /v1/boletos/:uid', { params: { uid } }),
    refetchInterval: (q) => {
      const s = q.state.data?.situacao
      return s === 'pago' || s === 'baixado' || s === 'recusado' ? false : PERGUNTAR_MS
    },
  })
}

export function BoletoNaTela({ b }: { b: BoletoVisto }) {
  return (
    <Stack gap="md">
      <Group justify="space-between" align="start">
        <div>
          <Text size="xl" fw={700} className="numeros">
            {formatarReais(b.situacao === 'pago' ? b.pago : b.hoje.total)}
          </Text>
          <Text size="sm">
            Vencimento: <strong>{formatarDia(b.vencimento)}</strong>
          </Text>
          {b.hoje.multa + b.hoje.juros > 0 && b.linhaDigitavel !== null && (
            <Text size="sm" c="dimmed">
              {formatarReais(b.valor)} com {formatarReais(b.hoje.multa + b.hoje.juros)} de multa e juros hoje
            </Text>
          )}
        </div>
        <Situacao situacao={b.situacao} rotulo={b.rotulo} cor={COR_DO_BOLETO[b.situacao]} />
      </Group>
      <OQueFazer b={b} />
      {b.linhaDigitavel !== null && b.codigoDeBarras !== null && (
        <Card withBorder>
          <Stack gap="sm">
            <Text size="xs" c="dimmed">
              Linha digitável
            </Text>
            <Text fw={600} className="linha-digitavel">
              {formatarLinhaDigitavel(b.linhaDigitavel)}
            </Text>
            <BotaoDeCopiar nome="linha digitável" valor={b.linhaDigitavel} cheio />
            <CodigoDeBarras digitos={b.codigoDeBarras} />
            {b.pdf !== null && (
              <Button
                component="a"
                href={b.pdf}
                target="_blank"
                variant="default"
                leftSection={<IconFileDownload size={18} aria-hidden />}
              >
                Abrir o boleto em PDF
              </Button>
            )}
          </Stack>
        </Card>
      )}
      {b.pix !== null && <Pix b={b} pix={b.pix} />}
      {b.simulador !== null && b.situacao !== 'recusado' && (
        <Button
          component="a"
          href={b.simulador}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconBuildingBank size={18} aria-hidden />}
        >
          Pagar no banco simulado
        </Button>
      )}
      <Dados b={b} />
    </Stack>
  )
}

function OQueFazer({ b }: { b: BoletoVisto }) {
  if (b.situacao === 'aguardandoRegistro')
    return (
      <Alert title="Registrando no banco" role="status">
        {b.via === 'API'
          ? 'O boleto só pode ser pago depois que o banco o registra. Esta página avança sozinha.'
          : 'O boleto segue no próximo arquivo ao banco e pode ser pago quando o banco confirmar, em até um dia útil.'}
        {b.erro !== null && ` ${b.erro}`}
      </Alert>
    )
  if (b.situacao === 'recusado')
    return (
      <Alert color="red" title="O banco recusou o boleto" role="alert">
        {b.erro ?? b.motivo}
      </Alert>
    )
  if (b.situacao === 'pago')
    return (
      <Alert color="green" title="Pago" role="status">
        O banco confirmou {formatarReais(b.pago)}.
      </Alert>
    )
  if (b.situacao === 'baixado')
    return (
      <Alert color="gray" title="Este boleto não vale mais">
        {b.motivo ?? 'O banco já não recebe por ele.'}
      </Alert>
    )
  if (b.situacao === 'cancelando')
    return (
      <Alert color="yellow" title="Cancelamento pedido">
        {b.motivo} O banco ainda não confirmou: não pague este boleto.
      </Alert>
    )
  return (
    <Alert color={b.vencido ? 'yellow' : 'blue'} title={b.vencido ? 'Vencido' : 'Pronto para pagar'}>
      A confirmação leva até 2 dias úteis; pelo Pix, é na hora. Não é preciso enviar comprovante.
    </Alert>
  )
}

function Pix({ b, pix }: { b: BoletoVisto; pix: NonNullable<BoletoVisto['pix']> }) {
  return (
    <Card withBorder>
      <Stack gap="sm" align="center">
        <Text fw={600}>Ou pague este boleto com Pix</Text>
        <img
          className="boleto-qr"
          src={`data:image/svg+xml;utf8,${encodeURIComponent(pix.qrcode)}`}
          alt={`Código QR do Pix de ${formatarReais(b.valor)}`}
        />
        <BotaoDeCopiar nome="código Pix" valor={pix.copiaECola} cheio />
      </Stack>
    </Card>
  )
}

function Dado({ nome, valor }: { nome: string; valor: string }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {nome}
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {valor}
      </Text>
    </div>
  )
}

function Dados({ b }: { b: BoletoVisto }) {
  return (
    <Card withBorder>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <Dado nome="Beneficiário" valor={`${b.beneficiario.nome} · ${b.beneficiario.documento}`} />
          <Dado nome="Pagador" valor={`${b.pagador.nome} · ${b.pagador.documento}`} />
          <Dado nome="Banco" valor={`${b.bancoCodigo} – ${b.banco}`} />
          <Dado nome="Agência / conta / carteira" valor={`${b.agencia} / ${b.conta} / ${b.carteira}`} />
          <Dado nome="Nosso número" valor={b.nossoNumero} />
          <Dado nome="Número do documento" valor={b.numeroDocumento} />
          <Dado nome="Emissão" valor={formatarDia(b.emissao)} />
          <Dado nome="Valor do documento" valor={formatarReais(b.valor)} />
        </SimpleGrid>
        <div>
          <Text size="xs" c="dimmed">
            Instruções
          </Text>
          {b.instrucoes.map((i) => (
            <Text key={i} size="sm">
              {i}
            </Text>
          ))}
        </div>
        {b.liquidacoes.length > 0 && (
          <div>
            <Text size="xs" c="dimmed">
              O que o banco recebeu
            </Text>
            {b.liquidacoes.map((l) => (
              <Text key={`${l.dia}-${l.pago}-${l.resultado}`} size="sm">
                {formatarReais(l.pago)} em {formatarDia(l.dia)}
                {l.encargos > 0 && ` · ${formatarReais(l.encargos)} de multa e juros`}
                {l.devolver > 0 && ` · ${formatarReais(l.devolver)} a devolver`}
                {l.motivo !== null && ` · ${l.motivo}`}
              </Text>
            ))}
          </div>
        )}
      </Stack>
    </Card>
  )
}
