// The consignor's three answers to a bid, before and after the hammer. Each is said with the value that it is about; what
// cannot be undone asks once more.
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { RespostaDoComitente } from '@martelo/domain/condicionais/states.ts'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useState } from 'react'
import { avisarErro, avisarSucesso } from '../../core/mantine/avisos.ts'
import { emQuestao } from './em-questao.ts'
import { solicitar } from './solicitar.ts'
import { EntradaDeReais } from '../../kit/registro/entrada-de-reais.tsx'

type LoteNoPregao = RespostaDe<Calls['GET /v1/comitentes/acompanhar-leilao/:leiUid']>['lotes'][number]

/** The specification's request list per lot: enviando, then sucesso or erro with its message, about the value asked then. */
type Envio =
  | { readonly situacao: 'enviando' }
  | { readonly situacao: 'sucesso' | 'erro'; readonly mensagem: string; readonly sobre: number | null }

const depoisDoMartelo = (l: LoteNoPregao): boolean => l.estado.situacao === 'CONDICIONAL'

/** Stands beside every lot, asked about or not: the room often tells that an answer counts before the answer's own call
 * ends, and what became of it is still to be said then. */
export function ResponderLance({ lote, aoResponder }: { readonly lote: LoteNoPregao; aoResponder(): void }) {
  const [envio, setEnvio] = useState<Envio | null>(null)
  const [aberto, setAberto] = useState<'novo' | 'recusar' | 'liberar' | null>(null)
  const sobre = emQuestao(lote)
  const { respostas } = lote
  const responder = async (resposta: RespostaDoComitente, valor?: number) => {
    setEnvio({ situacao: 'enviando' })
    setAberto(null)
    try {
      const mensagem = await solicitar({
        lelUid: lote.estado.lelUid,
        acao: resposta,
        sobre,
        ...(valor === undefined ? {} : { valor }),
      })
      setEnvio({ situacao: 'sucesso', mensagem, sobre })
      avisarSucesso(mensagem)
    } catch (e) {
      const mensagem = e instanceof Error ? e.message : 'Não foi possível enviar.'
      setEnvio({ situacao: 'erro', mensagem, sobre })
      avisarErro(e)
    } finally {
      // One that was not taken stands in the list of requests, to be sent again.
      aoResponder()
    }
  }
  const enviando = envio?.situacao === 'enviando'
  const dito = envio && envio.situacao !== 'enviando' && (respostas.length === 0 || envio.sobre === sobre)
  if (respostas.length === 0 && !dito) return null
  return (
    <Stack gap={4}>
      {respostas.length > 0 && (
        <Group gap="xs">
          {/* Without a bid there is nothing to free or to refuse. */}
          {sobre !== null && (
            <Button
              size="xs"
              loading={enviando}
              onClick={() => (depoisDoMartelo(lote) ? setAberto('liberar') : void responder('Liberada'))}
            >
              {`Liberar ${formatarReais(sobre)}`}
            </Button>
          )}
          {respostas.includes('Novo valor') && (
            <Button size="xs" variant="default" disabled={enviando} onClick={() => setAberto('novo')}>
              Novo valor
            </Button>
          )}
          {respostas.includes('Recusada') && sobre !== null && (
            <Button
              size="xs"
              variant="default"
              color="red"
              disabled={enviando}
              onClick={() => setAberto('recusar')}
            >
              Recusar
            </Button>
          )}
        </Group>
      )}
      {dito && (
        <Text size="xs" c={envio.situacao === 'erro' ? 'red' : 'teal'} role="status">
          {envio.mensagem}
        </Text>
      )}
      <NovoValor
        aberto={aberto === 'novo'}
        minimo={sobre ?? lote.estado.minimo}
        fechar={() => setAberto(null)}
        enviar={(v) => void responder('Novo valor', v)}
      />
      <LiberarLance
        aberto={aberto === 'liberar'}
        lote={lote}
        fechar={() => setAberto(null)}
        enviar={() => void responder('Liberada')}
      />
      <RecusarLance
        aberto={aberto === 'recusar'}
        lote={lote}
        fechar={() => setAberto(null)}
        enviar={() => void responder('Recusada')}
      />
    </Stack>
  )
}

interface PropsDaPergunta {
  readonly aberto: boolean
  readonly lote: LoteNoPregao
  fechar(): void
  enviar(): void
}

/** After the hammer it closes the sale, and there is time to read. */
function LiberarLance(p: PropsDaPergunta) {
  return (
    <Modal opened={p.aberto} onClose={p.fechar} title={`Liberar o lote ${p.lote.estado.numero}`} centered>
      <Text>{`O bem é vendido por ${formatarReais(emQuestao(p.lote) ?? 0)}. Não é possível desfazer.`}</Text>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={p.fechar}>
          Voltar
        </Button>
        <Button onClick={p.enviar}>Liberar o lance</Button>
      </Group>
    </Modal>
  )
}

function RecusarLance(p: PropsDaPergunta) {
  const valor = formatarReais(emQuestao(p.lote) ?? 0)
  return (
    <Modal opened={p.aberto} onClose={p.fechar} title={`Recusar o lote ${p.lote.estado.numero}`} centered>
      <Text>
        {depoisDoMartelo(p.lote)
          ? `O lance de ${valor} é recusado e o bem volta para você. Não é possível desfazer.`
          : `Se o martelo bater em ${valor}, o lance é recusado. Um lance maior volta a perguntar.`}
      </Text>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={p.fechar}>
          Voltar
        </Button>
        <Button color="red" onClick={p.enviar}>
          Recusar o lance
        </Button>
      </Group>
    </Modal>
  )
}

function NovoValor(p: { aberto: boolean; minimo: number; fechar(): void; enviar(valor: number): void }) {
  const [valor, setValor] = useState<number | null>(null)
  const vale = valor !== null && valor > p.minimo
  return (
    <Modal opened={p.aberto} onClose={p.fechar} title="Pedir um novo valor" centered>
      <form
        onSubmit={(e) => {
          e.preventDefault()
          if (vale) p.enviar(valor)
        }}
      >
        <EntradaDeReais
          label="Novo valor"
          description={`Maior que ${formatarReais(p.minimo)}. O cliente tem um dia útil para aceitar, recusar ou contrapropor.`}
          data-autofocus
          required
          value={valor}
          onValueChange={setValor}
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={p.fechar}>
            Voltar
          </Button>
          <Button type="submit" disabled={!vale}>
            Enviar
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
