import { criarVeiculo } from '@martelo/contracts/veiculos/criar-veiculo.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { cadastrarVeiculo } from './cadastrar-veiculo.ts'

handle(criarVeiculo, (ctx, { body }) => ctx.tx((tx) => cadastrarVeiculo(ctx, tx, body)))
