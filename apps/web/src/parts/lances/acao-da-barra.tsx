// What a signed-in client can do from the bar under the thumb: the next bid in one tap, which is also the answer to being
// outbid; else the one thing that keeps him from it, which the panel explains.
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconGavel } from '@martelo/ui/icones.tsx'
import { formatarReais } from '@martelo/ui/reais.ts'
import { BotaoDeValor } from './botao-de-valor.tsx'
import type { PropsDeFormulario } from './formularios.tsx'
import { passoDe } from './impedimento.tsx'

export function AcaoDaBarra({ retrato, envio, tipo, desligado, recente }: PropsDeFormulario) {
  const { estado, meu } = retrato
  const p = palavras(tipo)
  if (meu === null || meu.impedimento !== null || estado.tipoNegociacao !== 'DISPUTA')
    return (
      <a href="#lance" {...buttonLook({ variant: 'primary' })}>
        {meu?.impedimento ? rotuloDoPasso(meu.impedimento, p.habilitarSe) : rotuloDoModo(retrato, p.darLance)}
      </a>
    )
  const ganhando = meu.estado === 'ganhando'
  const verbo = meu.estado === 'superado' ? 'Cobrir:' : maiuscula(p.darLance)
  return (
    <BotaoDeValor
      variant="primary"
      icon={IconGavel}
      loading={envio.enviando === 'lance'}
      disabled={desligado || ganhando}
      valor={ganhando ? null : estado.proximo}
      recente={recente}
      rotulo={(v) => (v === null ? 'Você está ganhando' : `${verbo} ${formatarReais(v)}`)}
      aoEnviar={(v) => void envio.enviar('lance', v)}
    />
  )
}

function rotuloDoPasso(impedimento: { codigo: string; mensagem: string }, habilitarSe: string): string {
  if (impedimento.codigo === 'sem-habilitacao') return maiuscula(habilitarSe)
  if (impedimento.codigo === 'caucao-nao-paga') return 'Pagar a caução'
  return passoDe(impedimento)?.rotulo ?? 'Ver o que falta'
}

function rotuloDoModo({ estado }: PropsDeFormulario['retrato'], darLance: string): string {
  if (estado.tipoNegociacao === 'COMPRE_JA') return 'Comprar'
  if (estado.tipoNegociacao === 'PROPOSTA') return 'Fazer proposta'
  return `${maiuscula(darLance)} ${formatarReais(estado.proximo)}`
}
