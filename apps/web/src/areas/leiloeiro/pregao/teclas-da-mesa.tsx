// The acts as large keys, in the order of the cry; the caption is the key that does the same.
import { ACAO_DA_TECLA, type AcaoDaSala, DADOS_DA_ACAO } from '@martelo/domain/pregao/acoes-da-sala.ts'
import { rotuloDaSituacao } from '@martelo/domain/lotes/situacoes.ts'
import { TECLAS } from '@martelo/domain/pregao/teclas-do-leiloeiro.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { resultadoPrevisto } from '../../../parts/pregao/resultado-previsto.ts'
import type { Conducao } from './usar-conducao.ts'
import { loteDaAcao, type Mesa } from './usar-teclado.ts'

const NA_MESA: readonly AcaoDaSala[] = [
  'chamar',
  'abrir',
  'douLheUma',
  'douLheDuas',
  'bater',
  'baterCondicional',
  'semLance',
  'pular',
  'repasse',
  'desfazer',
  'renovarTempo',
  'devolver',
  'homologar',
  'retirar',
  'cancelar',
]
const DA_ACAO: Partial<Record<AcaoDaSala, string>> = {
  ...Object.fromEntries(
    TECLAS.flatMap((t) => {
      const acao = 'evento' in t.faz ? ACAO_DA_TECLA[t.faz.evento] : undefined
      return acao === undefined ? [] : [[acao, t.rotulo]]
    }),
  ),
  renovarTempo: 'T',
  desfazer: '⌫',
}

interface Props {
  readonly conducao: Conducao
  readonly mesa: Mesa
  readonly desligada: boolean
}

export function TeclasDaMesa({ conducao, mesa, desligada }: Props) {
  const { armada } = conducao
  return (
    <div className="painel-teclas" role="toolbar" aria-label="Atos do leiloeiro">
      {NA_MESA.map((acao) => {
        const lote = loteDaAcao(acao, mesa)
        const { rotulo, perigo } = DADOS_DA_ACAO[acao]
        const pronta = armada?.acao === acao
        return (
          <button
            key={acao}
            type="button"
            data-acao={acao}
            data-perigo={perigo || undefined}
            data-armada={pronta || undefined}
            disabled={desligada || lote === null || conducao.ocupada}
            onClick={() => lote && conducao.agir(lote, acao)}
          >
            {DA_ACAO[acao] !== undefined && <kbd>{DA_ACAO[acao]}</kbd>}
            <span>{pronta ? 'Confirmar' : rotulo}</span>
          </button>
        )
      })}
    </div>
  )
}

/** What the second press would do, or why the last one did nothing, in words that can be read across a room. */
export function Confirmacao({ conducao, mesa }: Omit<Props, 'desligada'>) {
  const { tipo } = useMarca()
  const { armada, naoFeito } = conducao
  if (naoFeito !== null)
    return (
      <div className="painel-confirmacao" data-nao-feito role="alert">
        <p>{naoFeito}</p>
      </div>
    )
  const lote = [mesa.atual, mesa.escolhido].find((l) => l?.estado.lelUid === armada?.lelUid)
  if (!armada || !lote) return null
  const { valor, numero } = lote.estado
  const previsto = armada.acao === 'bater' ? resultadoPrevisto(lote) : null
  const martelo = previsto === null ? DADOS_DA_ACAO[armada.acao].rotulo : rotuloDaSituacao(previsto, tipo)
  return (
    <div className="painel-confirmacao" role="alert">
      <p>
        <strong>{martelo}</strong> · lote {numero}
        {valor !== null && ` · ${formatarReais(valor)}`}
      </p>
      <p>
        Aperte <kbd>{DA_ACAO[armada.acao] ?? 'de novo'}</kbd> mais uma vez para confirmar · <kbd>Esc</kbd>{' '}
        desiste
      </p>
    </div>
  )
}
