// Beside a letter's form: what its readers will get, a sample for oneself, and the acts of sending.
import { Alert, Button, Group, Input, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { BOLETIM } from '@martelo/contracts/newsletter/boletim.cadastro.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { type EventoDeBoletim, podeTransitarBoletim } from '@martelo/domain/newsletter/states.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import type { ValoresDoFormulario } from '../../../kit/cadastro/campo-do-cadastro.tsx'
import { chaveDoCadastro } from '../../../kit/cadastro/chamadas-da-tela.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import type { Registro } from '../../../kit/registro/usar-registro.ts'
import type { Boletim } from './aba-boletins.tsx'
import './boletim-aberto.css'

interface Escrita {
  readonly assunto: string
  readonly texto: string
  readonly interesse: string | null
}

const PAUSA_MS = 400

export function BoletimAberto({ r, b }: { r: Registro<ValoresDoFormulario>; b: Boletim | null }) {
  const quem = useQuem()
  const { assunto, texto, interesse } = r.valores as unknown as Partial<Escrita>
  const escrita = useMemo(
    () => ({ assunto: assunto ?? '', texto: texto ?? '', interesse: interesse ?? null }),
    [assunto, texto, interesse],
  )
  if (!permite('newsletter:enviar', quem)) return null
  return (
    <Stack>
      <Previa escrita={escrita} />
      {b && <Acoes b={b} papeis={quem?.papeis ?? []} mudou={r.mudou} />}
    </Stack>
  )
}

function Previa({ escrita }: { escrita: Escrita }) {
  const [parada] = useDebouncedValue(escrita, PAUSA_MS)
  const [enviando, setEnviando] = useState(false)
  const inteira = parada.assunto.trim() !== '' && parada.texto.trim() !== ''
  const { data } = useQuery({
    queryKey: ['previa-do-boletim', parada],
    queryFn: () => chamar('POST /v1/newsletter/boletins/previa', { body: { ...parada, enviar: false } }),
    enabled: inteira,
    placeholderData: keepPreviousData,
  })
  if (!inteira || !data) return null
  const amostra = (): void => {
    setEnviando(true)
    chamar('POST /v1/newsletter/boletins/previa', { body: { ...escrita, enviar: true } })
      .then(({ enviadaPara }) => avisarSucesso(`A amostra foi para ${enviadaPara}.`))
      .catch(avisarErro)
      .finally(() => setEnviando(false))
  }
  return (
    <Input.Wrapper label="Como chega" labelElement="div">
      <iframe className="boletim-aberto__carta" title="Prévia do boletim" sandbox="" srcDoc={data.html} />
      <Group justify="space-between" mt="xs">
        <Text size="sm" c="dimmed" aria-live="polite">
          {data.destinatarios === 1
            ? '1 pessoa confirmada receberia'
            : `${data.destinatarios} pessoas confirmadas receberiam`}
        </Text>
        <Button size="xs" variant="default" loading={enviando} onClick={amostra}>
          Mandar amostra para mim
        </Button>
      </Group>
    </Input.Wrapper>
  )
}

const BOTOES = [
  ['enviar', 'Enviar', undefined],
  ['continuar', 'Continuar o envio', undefined],
  ['parar', 'Parar o envio', 'orange'],
] as const satisfies readonly (readonly [EventoDeBoletim, string, string | undefined])[]
type Ato = (typeof BOTOES)[number][0]

function Acoes({ b, papeis, mudou }: { b: Boletim; papeis: readonly string[]; mudou: boolean }) {
  const consultas = useQueryClient()
  const [enviando, setEnviando] = useState<Ato | null>(null)
  const destinatarios = b.destinatarios ?? 0
  /** null: not an act of this state or person */
  const acao = (evento: Ato): { motivo: string | null } | null => {
    if (b.situacao === null) return null
    const pedido = { de: b.situacao, evento, atores: atoresDosPapeis(papeis) }
    const resposta = podeTransitarBoletim(pedido, { destinatarios })
    if (resposta.pode) return { motivo: null }
    return resposta.causa === 'guarda' ? { motivo: resposta.motivo } : null
  }
  const falta = mudou ? 'Salve o rascunho antes de enviar.' : (acao('enviar')?.motivo ?? null)
  return (
    <>
      {acao('enviar') && falta && <Alert color="yellow">{falta}</Alert>}
      <Group>
        {BOTOES.map(([evento, rotulo, cor]) =>
          acao(evento) ? (
            <Button
              key={evento}
              {...(cor ? { color: cor, variant: 'light' } : {})}
              disabled={evento === 'enviar' && falta !== null}
              onClick={() => setEnviando(evento)}
            >
              {rotulo}
            </Button>
          ) : null,
        )}
      </Group>
      <Confirmar
        aberto={enviando !== null}
        titulo={
          enviando === 'parar'
            ? 'Parar o envio?'
            : `Enviar “${b.assunto}” a ${destinatarios} ${destinatarios === 1 ? 'pessoa' : 'pessoas'}?`
        }
        botao={BOTOES.find(([evento]) => evento === enviando)?.[1] ?? ''}
        aoFechar={() => setEnviando(null)}
        aoConfirmar={async () => {
          if (enviando === null) return
          await chamar('POST /v1/newsletter/boletins/:uid/mover', {
            params: { uid: b.uid },
            body: { evento: enviando },
          })
          await consultas.invalidateQueries({ queryKey: chaveDoCadastro(BOLETIM) })
        }}
      >
        {enviando === 'parar'
          ? 'O que já foi escrito segue; o resto espera até você continuar.'
          : 'O que foi enviado não volta e não muda mais.'}
      </Confirmar>
    </>
  )
}
