// Buy-now: the price, what it costs in all, and a question before it is final.
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { Button } from '@martelo/ui/button.tsx'
import { Dialog } from '@martelo/ui/dialog.tsx'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useState } from 'react'
import { BotaoDeValor } from './botao-de-valor.tsx'
import { CustoTotal } from './custo-do-lance.tsx'
import type { PropsDeFormulario } from './formularios.tsx'
import { precoFixo } from './preco-do-leitor.ts'
import { PrecoDoGrupo } from './preco-do-grupo.tsx'

export function ComprarAgora({
  retrato,
  envio,
  tipo,
  desligado,
}: PropsDeFormulario & { readonly tipo: TipoHotsite }) {
  const [aberto, setAberto] = useState(false)
  const fixo = precoFixo(retrato.estado, retrato.meu)
  if (fixo === null) return null
  const { preco } = fixo
  const comprar = async (valor: number) => {
    if (await envio.enviar('comprar-ja', valor)) setAberto(false)
  }
  return (
    <>
      <Button
        variant={retrato.estado.tipoNegociacao === 'COMPRE_JA' ? 'primary' : 'secondary'}
        size="l"
        block
        disabled={desligado}
        onClick={() => setAberto(true)}
      >
        {`${tipo === 'loja' ? 'Comprar' : 'Compre já'} por ${formatarReais(preco)}`}
      </Button>
      <PrecoDoGrupo estado={retrato.estado} meu={retrato.meu} />
      <Dialog
        open={aberto}
        onClose={() => setAberto(false)}
        size="s"
        title={`Comprar ${retrato.estado.nome}`}
        description="A compra é definitiva. Fica reservado para você enquanto a venda é criada."
        footer={
          <BotaoDeValor
            variant="primary"
            block
            loading={envio.enviando === 'comprar-ja'}
            disabled={desligado}
            valor={preco}
            rotulo={(v) => `Comprar por ${formatarReais(v ?? preco)}`}
            aoEnviar={(v) => void comprar(v)}
          />
        }
      >
        <PrecoDoGrupo estado={retrato.estado} meu={retrato.meu} />
        <CustoTotal retrato={retrato} valor={preco} tipo={tipo} compreJa />
        {envio.erro && <p role="alert">{envio.erro.message}</p>}
      </Dialog>
    </>
  )
}
