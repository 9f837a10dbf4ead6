// One letter of the newsletter: written beside what its readers will get, tried on oneself, sent. What has begun to go out
// is read only.
import { Alert, Button, Group, Input, Stack, Text } from '@mantine/core'
import { type EventoDeBoletim, LUGAR_DO_NOME } from '@martelo/domain/contatos/states.ts'
import { INTERESSES_DA_NEWSLETTER } from '@martelo/domain/contatos/interesses.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../parts/ficha/confirmar.tsx'
import { BarraDeSalvar } from '../../../parts/registro/barra-de-salvar.tsx'
import { CampoEscolha, CampoLongo, CampoTexto } from '../../../parts/registro/campos.tsx'
import { useRegistro } from '../../../parts/registro/usar-registro.ts'
import type { Boletim } from './aba-boletins.tsx'
import './boletim-aberto.css'

interface Escrita {
  readonly assunto: string
  readonly texto: string
  readonly interesse: string | null
}

const SEM_MUDANCA = 'Este boletim já começou a ser enviado e não muda mais.'
const PAUSA_MS = 400

export function BoletimAberto({
  b,
  escreve,
  aoMudar,
}: {
  b: Boletim | null
  escreve: boolean
  /** null: it was deleted */
  aoMudar: (uid: string | null) => void
}) {
  const r = useRegistro<Escrita>({
    lido: { assunto: b?.assunto ?? '', texto: b?.texto ?? '', interesse: b?.interesse ?? null },
    versao: b?.versao,
    salvar: async (d, versao) => {
      const body = { ...d, uid: b?.uid ?? null, versao }
      const salvo = await chamar('POST /v1/newsletter/boletins', { body })
      aoMudar(salvo.uid)
    },
    mensagem: 'Rascunho salvo.',
  })
  const muda = escreve && (b === null || b.acoes.some((a) => a.evento === 'alterar'))
  const travado = muda ? null : escreve ? SEM_MUDANCA : 'Só leitura.'
  return (
    <Stack>
      <CampoTexto
        r={r}
        campo="assunto"
        rotulo="Assunto"
        obrigatorio
        travado={travado}
        entrada={{ maxLength: 120 }}
      />
      <CampoEscolha
        r={r}
        campo="interesse"
        rotulo="Para quem"
        nulo
        vazio="Todos da lista"
        travado={travado}
        opcoes={INTERESSES_DA_NEWSLETTER.map((i) => ({ value: i, label: `Interesse em ${i.toLowerCase()}` }))}
      />
      <CampoLongo
        r={r}
        campo="texto"
        rotulo="Texto"
        obrigatorio
        travado={travado}
        ajuda={`Linhas em branco separam parágrafos; endereços viram links. ${LUGAR_DO_NOME} é o primeiro nome de quem lê.`}
        entrada={{ minRows: 8, maxLength: 20_000 }}
      />
      <Previa escrita={r.valores} pode={escreve} />
      {b && <Acoes b={b} escreve={escreve} mudou={r.mudou} aoMudar={aoMudar} />}
      {muda && <BarraDeSalvar r={r} sempre={b === null} botao="Salvar rascunho" />}
    </Stack>
  )
}

function Previa({ escrita, pode }: { escrita: Escrita; pode: boolean }) {
  const [parada] = useDebouncedValue(escrita, PAUSA_MS)
  const [enviando, setEnviando] = useState(false)
  const inteira = parada.assunto.trim() !== '' && parada.texto.trim() !== ''
  const { data } = useQuery({
    queryKey: ['previa-do-boletim', parada],
    queryFn: () => chamar('POST /v1/newsletter/boletins/previa', { body: { ...parada, enviar: false } }),
    enabled: inteira && pode,
    placeholderData: keepPreviousData,
  })
  if (!pode || !inteira || !data) return null
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

function Acoes({
  b,
  escreve,
  mudou,
  aoMudar,
}: {
  b: Boletim
  escreve: boolean
  mudou: boolean
  aoMudar: (uid: string | null) => void
}) {
  const [apagando, setApagando] = useState(false)
  const [enviando, setEnviando] = useState<'enviar' | 'continuar' | 'parar' | null>(null)
  if (!escreve) return null
  const acao = (evento: EventoDeBoletim) => b.acoes.find((a) => a.evento === evento)
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
        {b.situacao === 'RASCUNHO' && (
          <Button variant="subtle" color="red" onClick={() => setApagando(true)}>
            Apagar rascunho
          </Button>
        )}
      </Group>
      <Confirmar
        aberto={enviando !== null}
        titulo={
          enviando === 'parar'
            ? 'Parar o envio?'
            : `Enviar “${b.assunto}” a ${b.destinatarios} ${b.destinatarios === 1 ? 'pessoa' : 'pessoas'}?`
        }
        botao={BOTOES.find(([evento]) => evento === enviando)?.[1] ?? ''}
        aoFechar={() => setEnviando(null)}
        aoConfirmar={async () => {
          if (enviando === null) return
          await chamar('POST /v1/newsletter/boletins/:uid/mover', {
            params: { uid: b.uid },
            body: { evento: enviando },
          })
          aoMudar(b.uid)
        }}
      >
        {enviando === 'parar'
          ? 'O que já foi escrito segue; o resto espera até você continuar.'
          : 'O que foi enviado não volta e não muda mais.'}
      </Confirmar>
      <ApagarRascunho
        b={b}
        aberto={apagando}
        aoFechar={() => setApagando(false)}
        aoApagar={() => aoMudar(null)}
      />
    </>
  )
}

function ApagarRascunho({
  b,
  aberto,
  aoFechar,
  aoApagar,
}: {
  b: Boletim
  aberto: boolean
  aoFechar: () => void
  aoApagar: () => void
}) {
  return (
    <Confirmar
      aberto={aberto}
      titulo={`Apagar “${b.assunto}”?`}
      botao="Apagar"
      perigo
      aoFechar={aoFechar}
      aoConfirmar={async () => {
        await chamar('DELETE /v1/newsletter/boletins/:uid', { params: { uid: b.uid } })
        aoApagar()
      }}
    >
      O rascunho não volta.
    </Confirmar>
  )
}
